// A first proposal of the modified CCMU (seven classes) from what the description says; the doctor
// who examined the patient gives the class. Only what a text can show is proposed: a death on
// arrival, immediate resuscitation, a psychiatric problem alone, further acts or none.
import { fold } from "#platform/search/normalise.ts";
import type { Line } from "./code-report.ts";

/** The classes that a text can show. */
export type ShownClass = "P" | "1" | "2" | "5" | "D";

const DEAD = /\b(?:decede\w*|mort) (?:a l'arrivee|avant l'arrivee|constate)/;
const RESUSCITATION =
  /\b(?:intub\w+|massage cardiaque|reanimation cardio\w*|choc electrique externe|ventilation mecanique|amines? vasopress\w+|noradrenaline)\b/g;
const NOT = /\b(?:pas|sans|ni|non|aucune?)\b[^.;,\n]{0,30}$/;
const FURTHER =
  /\b(?:radio\w*|scanner|tdm|irm|echographie|ecg|electrocardiogramme|bilan|prise de sang|biolog\w+|perfusion|suture|reduction|immobilisation|platre|ponction|gaz du sang)\b/;

/** Null when nothing of the text decides. */
export function ccmuOf(
  text: string,
  diagnoses: readonly Line[],
  acts: readonly Line[],
): ShownClass | null {
  const folded = fold(text);
  if (DEAD.test(folded)) return "D";
  const given = [...folded.matchAll(RESUSCITATION)].some(
    ({ index }) => !NOT.test(folded.slice(Math.max(0, index - 40), index)),
  );
  if (given) return "5";
  if (diagnoses.length === 0) return null;
  if (diagnoses.every(({ code }) => code.startsWith("F"))) return "P";
  return acts.length > 0 || FURTHER.test(folded) ? "2" : "1";
}
