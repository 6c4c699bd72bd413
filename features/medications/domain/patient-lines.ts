// What is told of one drug for one patient: lines of the RCP that is held and of the library, as
// they stand, each with where it stands. Null where the subject was not asked.
import type { DrugText } from "./drug-text.ts";
import { limitHolds } from "./kidney-threshold.ts";
import { extractsOn, type Subject } from "./rcp/extracts.ts";
import { sectionOf, textsOf } from "./rcp/rcp.ts";
import type { Profile } from "./wire-profile.ts";

export interface PatientLine {
  text: string;
  /** Section of the RCP, or the indication that the library gives the drug for. */
  place: string;
  /** Index in the sources of the drug. */
  source: number;
  /** The line sets a limit in figures that holds for this patient's renal function, or does not. */
  holds: boolean | null;
}

export const PROFILE_SUBJECTS = [
  "kidney",
  "pregnancy",
  "breastfeeding",
  "child",
  "elderly",
] as const;
export type ProfileSubject = (typeof PROFILE_SUBJECTS)[number];

const ADULT = 18;
/** As most documents count it. */
const ELDERLY = 65;

/** What the profile makes worth reading. */
export function subjectsOf(profile: Profile, clearance: number | null): ProfileSubject[] {
  const { age, sex, pregnant, breastfeeding, creatinine, gfr } = profile;
  const asked: Record<ProfileSubject, boolean> = {
    kidney: clearance !== null || creatinine != null || gfr != null,
    pregnancy: pregnant === true && sex !== "male",
    breastfeeding: breastfeeding === true && sex !== "male",
    child: age != null && age < ADULT,
    elderly: age != null && age >= ELDERLY,
  };
  return PROFILE_SUBJECTS.filter((one) => asked[one]);
}

const SLOT: Partial<Record<ProfileSubject, "renal" | "pregnancy" | "child">> = {
  kidney: "renal",
  pregnancy: "pregnancy",
  breastfeeding: "pregnancy",
  child: "child",
};
const NURSING = /allait|lait maternel/i;

export function linesOn(
  asked: ProfileSubject,
  texts: readonly DrugText[],
  clearance: number | null,
) {
  const lines = texts.flatMap((text, source): Omit<PatientLine, "holds">[] => {
    if (text.kind === "rcp")
      return extractsOn(text.rcp, asked satisfies Subject).map((one) => ({
        ...{ text: one.text, place: one.section, source },
      }));
    const slot = SLOT[asked];
    const said = slot && text.said[slot];
    if (!said || (asked === "breastfeeding" && !NURSING.test(said))) return [];
    return [{ text: said, place: text.indication, source }];
  });
  const limit = asked === "kidney" && clearance !== null ? clearance : null;
  return lines.map(
    (one): PatientLine => ({
      ...one,
      holds: limit === null ? null : limitHolds(one.text, limit),
    }),
  );
}

/** Every contraindication that is told: which of them the patient has, nobody here knows. */
export const contraindicationsIn = (texts: readonly DrugText[]): PatientLine[] =>
  texts.flatMap((text, source) => {
    const said =
      text.kind === "rcp"
        ? (sectionOf(text.rcp, "4.3")?.blocks ?? []).flatMap(textsOf)
        : [text.said.contraindication ?? ""];
    const place = text.kind === "rcp" ? "4.3" : text.indication;
    return said.filter(Boolean).map((line) => ({ text: line, place, source, holds: null }));
  });
