// Which pages a role finds in the top bar. Only what exists is listed.
import type { PersonRole } from "@/lib/domain/person/role.ts";

export interface NavItem { href: string; key: "home" | "cases" | "classes" | "import" | "people" | "audit" }

const HALL: NavItem[] = [{ href: "/home", key: "home" }, { href: "/cases", key: "cases" }, { href: "/classes", key: "classes" }];
const ADMIN: NavItem[] = [{ href: "/admin/import", key: "import" }, { href: "/admin/people", key: "people" }, { href: "/admin/audit", key: "audit" }];

/** The main navigation for a role, in order. */
export function navFor(role: PersonRole): NavItem[] {
  return role === "admin" ? [...HALL, ...ADMIN] : HALL;
}

/** Whether a nav entry is the place of a path. */
export function isAt(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
