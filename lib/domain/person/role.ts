// What a person may be in Caucus. Rights of each role: docs of operations; enforced in the server layer.

export const ROLES = ["guest", "trainee", "observer", "instructor", "assessor", "researcher", "admin"] as const;
export type PersonRole = (typeof ROLES)[number];

export const ROLE_LABELS: Record<PersonRole, { en: string; zh: string }> = {
  guest: { en: "Guest", zh: "访客" },
  trainee: { en: "Trainee", zh: "学员" },
  observer: { en: "Observer", zh: "旁听" },
  instructor: { en: "Instructor", zh: "带教老师" },
  assessor: { en: "Assessor", zh: "评分人" },
  researcher: { en: "Researcher", zh: "研究人员" },
  admin: { en: "Admin", zh: "管理员" },
};
