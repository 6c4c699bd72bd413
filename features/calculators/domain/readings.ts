// How each calculator is read. Without a reading of its own, one is made from its texts: the short
// name and the labels of its inputs, as they are printed.
import { reading as abcd2 } from "./abcd2/reading.ts";
import { reading as addRs } from "./add-rs/reading.ts";
import { reading as anionGap } from "./anion-gap/reading.ts";
import { reading as apacheIi } from "./apache-ii/reading.ts";
import { reading as arrestChild } from "./arrest-child/reading.ts";
import { reading as blatchford } from "./blatchford/reading.ts";
import type { Calculator, CalculatorTexts } from "./calculator.ts";
import { reading as canadianCSpine } from "./canadian-c-spine/reading.ts";
import { reading as canadianCtHead } from "./canadian-ct-head/reading.ts";
import { reading as canadianSyncope } from "./canadian-syncope/reading.ts";
import { CALCULATORS } from "./catalogue.ts";
import { reading as ccmu } from "./ccmu/reading.ts";
import { reading as cha2ds2Va } from "./cha2ds2-va/reading.ts";
import { reading as childPugh } from "./child-pugh/reading.ts";
import { reading as ckdEpi2009 } from "./ckd-epi-2009/reading.ts";
import { reading as ckdEpi2021 } from "./ckd-epi-2021/reading.ts";
import { reading as cockcroftGault } from "./cockcroft-gault/reading.ts";
import { reading as correctedCalcium } from "./corrected-calcium/reading.ts";
import { reading as correctedSodium } from "./corrected-sodium/reading.ts";
import { reading as crlDating } from "./crl-dating/reading.ts";
import { reading as curb65 } from "./curb-65/reading.ts";
import { reading as cushman } from "./cushman/reading.ts";
import { reading as dDimerAge } from "./d-dimer-age/reading.ts";
import { reading as ekfc } from "./ekfc/reading.ts";
import { reading as fib4 } from "./fib-4/reading.ts";
import { reading as gemsa } from "./gemsa/reading.ts";
import { reading as geneva } from "./geneva/reading.ts";
import { reading as glasgow } from "./glasgow/reading.ts";
import { reading as grace } from "./grace/reading.ts";
import { reading as hasBled } from "./has-bled/reading.ts";
import { reading as heart } from "./heart/reading.ts";
import { reading as ichScore } from "./ich-score/reading.ts";
import { reading as igsIi } from "./igs-ii/reading.ts";
import { reading as infusionDose } from "./infusion-dose/reading.ts";
import { reading as infusionRate } from "./infusion-rate/reading.ts";
import { reading as lille } from "./lille/reading.ts";
import { reading as lundBrowder } from "./lund-browder/reading.ts";
import { reading as mcisaac } from "./mcisaac/reading.ts";
import { reading as meld } from "./meld/reading.ts";
import { reading as meldClassic } from "./meld-classic/reading.ts";
import { reading as meldNa } from "./meld-na/reading.ts";
import { reading as mgap } from "./mgap/reading.ts";
import { reading as news2 } from "./news2/reading.ts";
import { reading as nexus } from "./nexus/reading.ts";
import { reading as nihss } from "./nihss/reading.ts";
import { reading as ottawaAnkle } from "./ottawa-ankle/reading.ts";
import { reading as ottawaKnee } from "./ottawa-knee/reading.ts";
import { reading as parkland } from "./parkland/reading.ts";
import { reading as pecarnFrom2 } from "./pecarn-from-2/reading.ts";
import { reading as pecarnUnder2 } from "./pecarn-under-2/reading.ts";
import { reading as perc } from "./perc/reading.ts";
import { reading as pesi } from "./pesi/reading.ts";
import { reading as pfRatio } from "./pf-ratio/reading.ts";
import { MEASURES } from "./prose/measures.ts";
import { reading as psi } from "./psi/reading.ts";
import { reading as qsofa } from "./qsofa/reading.ts";
import { reading as qtc } from "./qtc/reading.ts";
import { reading as rcri } from "./rcri/reading.ts";
import type { InputReading, Phrases, Reading } from "./reading.ts";
import { reading as schwartz } from "./schwartz/reading.ts";
import { reading as shockIndex } from "./shock-index/reading.ts";
import { reading as sofa } from "./sofa/reading.ts";
import { reading as sofa2 } from "./sofa-2/reading.ts";
import { reading as spesi } from "./spesi/reading.ts";
import { reading as tidalVolume } from "./tidal-volume/reading.ts";
import { reading as timi } from "./timi/reading.ts";
import { reading as wellsDvt } from "./wells-dvt/reading.ts";
import { reading as wellsPe } from "./wells-pe/reading.ts";
import { reading as winters } from "./winters/reading.ts";
import { reading as years } from "./years/reading.ts";
import { reading as yearsPregnancy } from "./years-pregnancy/reading.ts";

export const READINGS: Readonly<Record<string, Reading>> = {
  abcd2,
  "add-rs": addRs,
  "anion-gap": anionGap,
  "apache-ii": apacheIi,
  "arrest-child": arrestChild,
  blatchford,
  "canadian-c-spine": canadianCSpine,
  "canadian-ct-head": canadianCtHead,
  ccmu,
  "cha2ds2-va": cha2ds2Va,
  "child-pugh": childPugh,
  "ckd-epi-2009": ckdEpi2009,
  "ckd-epi-2021": ckdEpi2021,
  "cockcroft-gault": cockcroftGault,
  "corrected-calcium": correctedCalcium,
  "corrected-sodium": correctedSodium,
  "curb-65": curb65,
  cushman,
  "d-dimer-age": dDimerAge,
  ekfc,
  gemsa,
  geneva,
  glasgow,
  grace,
  "has-bled": hasBled,
  heart,
  "igs-ii": igsIi,
  "infusion-dose": infusionDose,
  "infusion-rate": infusionRate,
  mcisaac,
  meld,
  "meld-classic": meldClassic,
  "meld-na": meldNa,
  mgap,
  news2,
  nexus,
  nihss,
  "ottawa-ankle": ottawaAnkle,
  "ottawa-knee": ottawaKnee,
  parkland,
  "pecarn-from-2": pecarnFrom2,
  "pecarn-under-2": pecarnUnder2,
  perc,
  pesi,
  "pf-ratio": pfRatio,
  psi,
  qsofa,
  qtc,
  sofa,
  "sofa-2": sofa2,
  spesi,
  timi,
  "wells-dvt": wellsDvt,
  "wells-pe": wellsPe,
  winters,
  "canadian-syncope": canadianSyncope,
  "crl-dating": crlDating,
  "fib-4": fib4,
  "ich-score": ichScore,
  lille,
  "lund-browder": lundBrowder,
  rcri,
  schwartz,
  "shock-index": shockIndex,
  "tidal-volume": tidalVolume,
  years,
  "years-pregnancy": yearsPregnancy,
};

const made = new Map<string, Reading>();

/**
 * The reading of a calculator: its own, completed by the labels of its texts for what it leaves
 * out.
 */
export function readingOf(calculator: Calculator): Reading {
  const known = made.get(calculator.id);
  if (known) return known;
  const own = READINGS[calculator.id];
  const reading = {
    ...own,
    names: own?.names ?? namesOf(calculator),
    inputs: { ...labelsOf(calculator), ...own?.inputs },
  };
  made.set(calculator.id, reading);
  return reading;
}

const json = { with: { type: "json" } } as const;
type Loaded = { default: CalculatorTexts };
const loaded = async ({ id }: Calculator) => {
  const all: Loaded[] = await Promise.all([
    import(`./${id}/fr.json`, json),
    import(`./${id}/en.json`, json),
    import(`./${id}/es.json`, json),
  ]);
  return [id, all.map((one) => one.default)] as const;
};
const TEXTS = new Map(await Promise.all(CALCULATORS.map(loaded)));
const LANGUAGES = ["fr", "en", "es"] as const;
type Language = (typeof LANGUAGES)[number];
const textsIn = (language: Language, id: string): CalculatorTexts | undefined =>
  TEXTS.get(id)?.[LANGUAGES.indexOf(language)];
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’']/g, "'")
    .replace(/\([^)]*\)/g, " ")
    .replace(/[^a-z0-9' ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const inEach = (write: (language: Language) => string | undefined): Phrases =>
  Object.fromEntries(LANGUAGES.map((one) => [one, folded(write(one) ?? "")])) as unknown as Phrases;

const namesOf = ({ id }: Calculator): Phrases =>
  inEach((language) => textsIn(language, id)?.short ?? id);

function labelsOf({ id, inputs }: Calculator): Record<string, InputReading> {
  const readings = Object.entries(inputs).flatMap(([name, input]): [string, InputReading][] => {
    if (MEASURES[name] || name === "sex") return [];
    const label = inEach((language) => textsIn(language, id)?.inputs[name]?.label);
    if (input.kind === "number") return [[name, { names: label }]];
    if (input.kind === "yesno") return [[name, { yes: label, judgement: true }]];
    const options = input.options.map((option) => [
      option,
      inEach((language) => `${textsIn(language, id)?.inputs[name]?.options?.[option] ?? ""}`),
    ]);
    return [[name, { options: Object.fromEntries(options) as Record<string, Phrases> }]];
  });
  return Object.fromEntries(readings);
}

/** What an input is called on the form, in each language. */
export const labelsIn = ({ id }: Calculator, name: string): string[] =>
  LANGUAGES.map((language) => folded(textsIn(language, id)?.inputs[name]?.label ?? ""));
