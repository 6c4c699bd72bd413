import { describe, expect, it } from "vitest";
import { validateInput } from "./input-validation.ts";

describe("validation of a text", () => {
  it.each([
    "Douleur thoracique depuis 2 h, PaO2 < 60 mmHg, CRP <5 mg/L & lactates > 4",
    "Œdème aigu du poumon : 40 mg IV\n\tpuis 20 mg",
    "👩‍⚕️ 日本語 نص عربي",
    "select * from patients; -- une phrase, pas une attaque",
  ])("accepts %j", (text) => {
    expect(validateInput(text)).toEqual({ valid: true, errors: "" });
  });

  it.each([undefined, null, "", "   ", "\u00A0", 12, true, ["a"], { text: "a" }])(
    "requires a text: %j",
    (input) => {
      expect(validateInput(input)).toEqual({
        valid: false,
        errors: "Input is required and must be a string",
      });
    },
  );

  it("counts characters, not code units, and allows exactly the maximum", () => {
    expect(validateInput("a".repeat(1000)).valid).toBe(true);
    expect(validateInput("a".repeat(1001)).valid).toBe(false);
    expect(validateInput("🩺🩺🩺", 3).valid).toBe(true);
    expect(validateInput("🩺🩺🩺", 2).errors).toBe(
      "Validation failed, Input exceeds maximum length of 2 characters",
    );
  });

  it("joins several errors by commas after the general sentence", () => {
    expect(validateInput("<script>alert(1)</script>\u0000", 5).errors).toBe(
      "Validation failed, Input exceeds maximum length of 5 characters, Input contains control characters, Input contains active content",
    );
  });

  it.each(["\uD800", "a\u0000b", "a\u202Eb"])("refuses broken or hidden characters %j", (text) => {
    expect(validateInput(text).errors).toContain("control characters");
  });

  it.each(["<img src=x onerror=alert(1)>", '<a href="javascript:alert(1)">', "< iframe src=x>"])(
    "refuses %s",
    (text) => {
      expect(validateInput(text).errors).toContain("active content");
    },
  );

  // A square of the length would be minutes for each of these: the server would answer nobody
  // meanwhile.
  it.each(["<a", "<a onx ", "href= ", 'src=" ', "< ", "</ ", " onx= ", "<script"])(
    "reads a megabyte of %j once",
    (part) => {
      const tail = part.endsWith(" ") ? " " : part;
      for (const text of [
        part.repeat(1_000_000 / part.length),
        part.trim() + tail.repeat(1_000_000),
      ])
        expect(validateInput(text, 1000).valid).toBe(false);
    },
  );

  it.each([
    ['<a title="<" onclick=x()>', true],
    ["<b\nonmouseover = x>", true],
    ["</script >", true],
    ["< / object", true],
    ["SRC = ' \n javascript:x", true],
    ["<a> onclick=x", false],
    ["a < b once = c", false],
    ["<5 mg, href = lien", false],
  ])("judges %j", (text, active) => {
    expect(validateInput(text).errors.includes("active content")).toBe(active);
  });
});
