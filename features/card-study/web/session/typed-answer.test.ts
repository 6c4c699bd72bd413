import { expect, test } from "vitest";
import { compareTyped, judgeTyped } from "./typed-answer.ts";

test("letters in common, too much and missing", () => {
  expect(compareTyped("adrenaline", "adrénaline")).toEqual([
    { text: "adr", kind: "same" },
    { text: "e", kind: "extra" },
    { text: "é", kind: "missing" },
    { text: "naline", kind: "same" },
  ]);
  expect(compareTyped("", "0,5 mg")).toEqual([{ text: "0,5 mg", kind: "missing" }]);
  expect(compareTyped("0,5 mg", "0,5 mg")).toEqual([{ text: "0,5 mg", kind: "same" }]);
});

test("accents and case aside is close, another dose is not", () => {
  expect(judgeTyped("Adrénaline", "Adrénaline ")).toBe("exact");
  expect(judgeTyped("adrenaline", "Adrénaline")).toBe("close");
  expect(judgeTyped("0,5 mg", "5 mg")).toBe("different");
});
