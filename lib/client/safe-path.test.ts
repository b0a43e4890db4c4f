import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("where one goes after signing in", () => {
  it("keeps a path of this site with its query", () => {
    expect(safePath("/sessions/abc?at=3")).toBe("/sessions/abc?at=3");
    expect(safePath("http://localhost:3000/cases")).toBe("/cases");
  });
  it.each(["//evil.example/x", "https://evil.example/x", "/\\evil.example", "javascript:alert(1)", "", null])("never leads to another site: %s", (given) => {
    const path = safePath(given);
    expect(new URL(path, "http://here.example").host).toBe("here.example");
    expect(path.startsWith("/")).toBe(true);
  });
  it("does not lead back to the sign-in page", () => {
    expect(safePath("/sign-in?next=/x")).toBe("/home");
  });
});
