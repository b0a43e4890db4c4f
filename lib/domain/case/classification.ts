// Closed lists a case is filed under. Dispute types: ProMediConv's 13; domains: SoCRATES's 8.

export const DISPUTE_TYPES = [
  "community", "labour", "family", "estate-land", "debt", "traffic", "medical",
  "public-security", "consumer", "inheritance", "environment", "campus", "corporate",
] as const;
export type DisputeType = (typeof DISPUTE_TYPES)[number];

/** `source` is the label as it stands in the ProMediConv files. */
export const DISPUTE_TYPE_LABELS: Record<DisputeType, { en: string; zh: string; source: string }> = {
  community: { en: "Community and neighbours", zh: "社区邻里", source: "社区邻里纠纷" },
  labour: { en: "Labour", zh: "劳资劳动", source: "劳资劳动纠纷" },
  family: { en: "Family and marriage", zh: "家庭婚姻", source: "家庭婚姻纠纷" },
  "estate-land": { en: "Estate and land", zh: "房产土地", source: "房产土地纠纷" },
  debt: { en: "Debt", zh: "经济债务", source: "经济债务纠纷" },
  traffic: { en: "Traffic", zh: "交通事故", source: "交通事故纠纷" },
  medical: { en: "Medical", zh: "医疗健康", source: "医疗健康纠纷" },
  "public-security": { en: "Public security", zh: "治安刑事", source: "治安刑事纠纷" },
  consumer: { en: "Consumer and travel", zh: "消费旅游", source: "消费旅游纠纷" },
  inheritance: { en: "Inheritance", zh: "遗产继承", source: "遗产继承纠纷" },
  environment: { en: "Environment", zh: "环境污染", source: "环境污染纠纷" },
  campus: { en: "Campus", zh: "校园教育", source: "校园教育纠纷" },
  corporate: { en: "Corporate", zh: "公司经营", source: "公司经营纠纷" },
};

export const DOMAINS = ["transactional", "healthcare", "environmental", "business-to-business", "public-policy", "international", "legal", "intra-organizational"] as const;
export type Domain = (typeof DOMAINS)[number];

export const DOMAIN_LABELS: Record<Domain, { en: string; zh: string }> = {
  transactional: { en: "Transactional", zh: "交易往来" },
  healthcare: { en: "Healthcare", zh: "医疗健康" },
  environmental: { en: "Environmental", zh: "环境" },
  "business-to-business": { en: "Business to business", zh: "企业之间" },
  "public-policy": { en: "Public policy", zh: "公共政策" },
  international: { en: "International", zh: "国际" },
  legal: { en: "Legal", zh: "法律" },
  "intra-organizational": { en: "Inside an organisation", zh: "单位内部" },
};

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_LABELS: Record<Language, { en: string; zh: string }> = { en: { en: "English", zh: "英文" }, zh: { en: "Chinese", zh: "中文" } };

export const STYLES = ["facilitative", "peoples-mediation"] as const;
export type Style = (typeof STYLES)[number];
export const STYLE_LABELS: Record<Style, { en: string; zh: string }> = {
  facilitative: { en: "Facilitative", zh: "促进式调解" },
  "peoples-mediation": { en: "People’s mediation", zh: "人民调解" },
};

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DIFFICULTY_LABELS: Record<Difficulty, { en: string; zh: string }> = {
  easy: { en: "Easy", zh: "容易" }, medium: { en: "Medium", zh: "中等" }, hard: { en: "Hard", zh: "较难" },
};

/** Where a case comes from. `derived`: goals and weights were derived by rule from imported role texts, nobody wrote them. */
export const BASES = ["fictional", "imported", "derived"] as const;
export type Basis = (typeof BASES)[number];
export const BASIS_LABELS: Record<Basis, { en: string; zh: string }> = {
  fictional: { en: "Fictional", zh: "虚构" }, imported: { en: "Imported", zh: "导入" }, derived: { en: "Imported, motives derived by rule", zh: "导入，动机按规则推定" },
};
