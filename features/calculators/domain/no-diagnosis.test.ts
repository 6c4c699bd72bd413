// The name of a band goes into a record: one value is a finding, it makes no diagnosis.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { CALCULATORS } from "./catalogue.ts";

interface Texts {
  bands?: Record<string, { label: string }>;
  inputs: Record<string, { options?: Record<string, string> }>;
}
const textsOf = (id: string, language: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, id, `${language}.json`), "utf8"));

const DIAGNOSIS =
  /terminale?\b|end-stage|syndrom|síndrome|maladie|disease|enfermedad|QT (court|corto)|short QT/i;

test.each(CALCULATORS.map(({ id }) => id))("%s names no disease by a band", (id) => {
  for (const language of LANGUAGES) {
    const labels = Object.values(textsOf(id, language).bands ?? {}).map(({ label }) => label);
    expect(labels.filter((label) => DIAGNOSIS.test(label))).toEqual([]);
  }
});

test.each(LANGUAGES)("in %s, the adjusted weight is ideal + 0.4 × the difference", (language) => {
  const label = textsOf("cockcroft-gault", language).inputs.weightBasis?.options?.adjusted;
  expect(label).toMatch(/\+ 0[.,]4 × \[/);
});
