// When a question is the score itself, and when it only quotes one.
import { describe, expect, test } from "vitest";
import { findCalculator } from "../domain/prose/find-calculator.ts";
import { readScoreQuestion } from "../domain/prose/read-question.ts";
import { NAMED_QUESTIONS } from "../testing/named-questions.ts";
import { namedAlone } from "./named-alone.ts";
import { quotesTotal } from "./quoted-total.ts";

const given = (question: string) => Object.keys(readScoreQuestion(question)?.inputs ?? {}).length;

describe("a score asked for by its name", () => {
  test.each(NAMED_QUESTIONS)("%s is %s, asked for alone or with values", (question, id) => {
    expect(findCalculator(question)?.id).toBe(id);
    expect(namedAlone(question, id) || given(question) > 0).toBe(true);
    expect(quotesTotal(question, given(question))).toBe(false);
  });

  test.each([
    ["coma glasgow bilan", "glasgow"],
    ["curb-65 pneumonie antibiothérapie", "curb-65"],
    ["angioscanner ou d-dimères si Wells bas", "wells-pe"],
  ])("%s asks for more than %s", (question, id) => {
    expect(namedAlone(question, id)).toBe(false);
  });
});

describe("a total already known", () => {
  test.each([
    "coma glasgow 6",
    "patient GCS 5",
    "PAC curb-65 à 3 hospitaliser ?",
    "FA CHA2DS2-VA = 3 anticoagulation",
    "DFG 35 metformine",
    "EP Wells à 7",
    "QTc 520 ms que faire",
  ])("%s quotes it", (question) => {
    expect(quotesTotal(question, given(question))).toBe(true);
  });

  test.each([
    "glasgow 2+3+5",
    "Glasgow E2 V3 M5",
    "cockcroft 82 ans 54 kg créat 96 µmol/L",
    "CKD-EPI 62 ans femme créatinine 110 µmol/L",
    "CURB-65 78 ans, confus, urée 9 mmol/L, FR 32, TA 85/50",
    "apache 2",
    "curb 65",
    "HEART 65 ans",
  ])("%s does not", (question) => {
    expect(quotesTotal(question, given(question))).toBe(false);
  });
});

test.each([
  ["patient de 72 ans stabilisé grâce à l’adrénaline", undefined],
  ["score GRACE homme de 72 ans", "grace"],
  ["qSOFA : FR 24", "qsofa"],
  ["Glasgow-Blatchford, urée 9 mmol/L", "blatchford"],
  ["Wells TVP, mollet gonflé", "wells-dvt"],
  ["CKD-EPI 2009 homme 60 ans", "ckd-epi-2009"],
  ["PaO2/FiO2 220, score SOFA", "sofa"],
  ["a 78 years old man, CURB-65", "curb-65"],
])("%s names %s", (question, id) => {
  expect(findCalculator(question)?.id).toBe(id);
});
