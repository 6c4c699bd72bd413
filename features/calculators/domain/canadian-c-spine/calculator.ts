import { defineCalculator, type Partial } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { bandOf, listed } from "../score.ts";

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

const LOW_RISK = ["rearEnd", "sitting", "ambulatory", "delayedPain"] as const;

const highRisk = ({ age, dangerousMechanism, paresthesias }: Partial): boolean =>
  (typeof age === "number" && age >= 65) || dangerousMechanism === true || paresthesias === true;
/** One is enough; a midline that is not tender is one. */
const lowRisk = (known: Partial): boolean =>
  known.midlineTenderness === false || LOW_RISK.some((name) => known[name] === true);

/** Asked for until one of them is there. */
const reassuring = {
  ...listed,
  needed: (known: Partial) => !highRisk(known) && !lowRisk(known),
  relevant: "always",
} as const;

/** Everything was looked for and nothing reassures. */
const noneLow = (known: Partial): boolean =>
  known.midlineTenderness === true && LOW_RISK.every((name) => known[name] === false);

/** What asks for imaging, in the order of the three questions; null when nothing does. */
function asks(known: Partial): "high" | "noLowRisk" | "cannotRotate" | null {
  if (highRisk(known)) return "high";
  if (!lowRisk(known)) return "noLowRisk";
  return known.rotates === true ? null : "cannotRotate";
}

/**
 * Canadian C-spine rule (Stiell 2001): a factor of high risk, no factor of low risk, or a neck that
 * does not turn by 45°, each asks for imaging. The neck is moved in no other case.
 */
export const canadianCSpine = defineCalculator({
  id: "canadian-c-spine",
  category: "trauma",
  reasons: ["trauma", "headInjury"],
  inputs: {
    age: adultAge,
    dangerousMechanism: listed,
    paresthesias: listed,
    midlineTenderness: { kind: "yesno", needed: (known: Partial) => !highRisk(known) },
    rearEnd: reassuring,
    sitting: reassuring,
    ambulatory: reassuring,
    delayedPain: reassuring,
    rotates: {
      kind: "yesno",
      needed: (known: Partial) => !highRisk(known) && !noneLow(known),
    },
  },
  result: { unit: "", decimals: 0, min: 0, max: 1 },
  bands: BANDS,
  compute(values) {
    const asked = asks(values);
    const value = asked === null ? 0 : 1;
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [],
      formula: "",
      notes: asked === null ? [] : [asked],
    };
  },
  reference: {
    authors: "Stiell IG, Wells GA, Vandemheen KL, et al.",
    title: "The Canadian C-spine rule for radiography in alert and stable trauma patients",
    journal: "JAMA 2001;286(15):1841-1848",
    year: 2001,
    doi: "10.1001/jama.286.15.1841",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source:
        "The data of a case of Can J Emerg Nurs (Lai, McLaughlin, Cook), whose conclusion was not read: 44 years, slow rear-end shunt, walked, delayed pain, no tenderness, turns by 45°",
      inputs: {
        age: 44,
        dangerousMechanism: false,
        paresthesias: false,
        rearEnd: true,
        sitting: false,
        ambulatory: true,
        delayedPain: true,
        midlineTenderness: false,
        rotates: true,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "65 years alone",
      inputs: {
        age: 65,
        dangerousMechanism: false,
        paresthesias: false,
        rearEnd: false,
        sitting: false,
        ambulatory: false,
        delayedPain: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "A dangerous mechanism, although the person walks",
      inputs: {
        age: 40,
        dangerousMechanism: true,
        paresthesias: false,
        rearEnd: false,
        sitting: false,
        ambulatory: true,
        delayedPain: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Tender midline and nothing that reassures",
      inputs: {
        age: 40,
        dangerousMechanism: false,
        paresthesias: false,
        rearEnd: false,
        sitting: false,
        ambulatory: false,
        delayedPain: false,
        midlineTenderness: true,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Sitting, tender, cannot turn",
      inputs: {
        age: 40,
        dangerousMechanism: false,
        paresthesias: false,
        rearEnd: false,
        sitting: true,
        ambulatory: false,
        delayedPain: false,
        midlineTenderness: true,
        rotates: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Sitting, tender, turns by 45° on both sides",
      inputs: {
        age: 40,
        dangerousMechanism: false,
        paresthesias: false,
        rearEnd: false,
        sitting: true,
        ambulatory: false,
        delayedPain: false,
        midlineTenderness: true,
        rotates: true,
      },
      value: 0,
      band: "none",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.medicalalgorithms.com/the-canadian-c-spine-rule-for-radiography-in-trauma-patients",
        where: "The three steps, the dangerous mechanisms, what is no simple rear-end collision",
        compared: "constants",
      },
      {
        link: "https://gpnotebook.com/fr/pages/traumatologie/lesions-de-la-colonne-vertebrale-cervicale/evaluation-des-lesions-du-rachis-cervical-canadian-c-spine-rule",
        where: "The same factors as British guidance writes them; one factor of low risk is enough",
        compared: "constants",
      },
      {
        link: "https://sinaiem.org/foam/the-52-in-52-review-2/",
        where: "Review of the publication: whom it was made on, the three questions",
        compared: "bands",
      },
      {
        link: "https://cjen.ca/index.php/cjen/user/setLocale/fr_CA?source=%2Findex.php%2Fcjen%2Farticle%2Fview%2F194",
        where:
          "The data of a case of the journal of Canadian emergency nurses, without its conclusion",
        compared: "bands",
      },
    ],
    how: "secondFormula",
  },
});
