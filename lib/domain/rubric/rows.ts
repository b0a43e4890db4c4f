// Ids and names of the default rubric MR-10 (assessment design, section 2) and of the hard stops. The ids are the same in every
// style pack, so that results can be read together; the pack says what counts.

export const RUBRIC_ROWS = ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"] as const;
export type RubricRow = (typeof RUBRIC_ROWS)[number];

export const RUBRIC_ROW_LABELS: Record<RubricRow, { en: string; zh: string }> = {
  D1: { en: "Opening and process contract", zh: "开场与告知" },
  D2: { en: "Investigation", zh: "调查核实" },
  D3: { en: "Listening and empathy", zh: "倾听共情" },
  D4: { en: "Even-handedness", zh: "公正不偏袒" },
  D5: { en: "Framing and agenda", zh: "归纳与议题" },
  D6: { en: "Managing the interaction", zh: "程序掌控" },
  D7: { en: "Private sessions and confidentiality", zh: "单独会谈与保密" },
  D8: { en: "Options", zh: "方案生成" },
  D9: { en: "Reality test and agreement", zh: "协议" },
  D10: { en: "Self-determination and ethics", zh: "自愿与职业操守" },
};

export const HARD_STOPS = ["H1", "H2", "H3", "H4", "H5", "H6", "H7"] as const;
export type HardStop = (typeof HARD_STOPS)[number];

export const HARD_STOP_LABELS: Record<HardStop, { en: string; zh: string }> = {
  H1: { en: "Threat or coercion", zh: "威胁、强迫" },
  H2: { en: "Declares for a side", zh: "公开站到一边" },
  H3: { en: "Reveals private words without leave", zh: "未经同意泄露单独会谈的内容" },
  H4: { en: "False law or fact, guaranteed result", zh: "编造法律或事实、打包票" },
  H5: { en: "Insults a party", zh: "侮辱当事人" },
  H6: { en: "Ignores a safety disclosure", zh: "对安全隐患置之不理" },
  H7: { en: "Records an agreement without every party's clear yes, or against mandatory law", zh: "未得各方明确同意就写成协议，或违反强制性规定" },
};
