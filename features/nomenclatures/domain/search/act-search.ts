// Acts of the CCAM by what a clinician calls them.
import type { CcamAct } from "../read-ccam.ts";
import { bestOf, filled, type Pause, type Search } from "./search.ts";
import { ACT_WORDINGS, NAMES_OF_ACT } from "./shipped-names.ts";
import { type Abbreviations, phrasesOf, wordings } from "./wordings.ts";

const ACT_PHRASES = phrasesOf(ACT_WORDINGS);
const CODE = /^[A-Z]{4}\d{0,3}$/;
/** A closed act may be looked up, and comes after those that may be coded. */
const CLOSED = -0.4;

export async function makeActSearch(
  acts: readonly (CcamAct & { code: string })[],
  abbreviations: Abbreviations,
  pause: Pause,
): Promise<Search> {
  const index = await filled(
    acts.map(({ code, label, path, until }) => ({
      code,
      label,
      around: path.join(" "),
      names: NAMES_OF_ACT.get(code) ?? [],
      bias: until === null ? 0 : CLOSED,
    })),
    pause,
  );
  return (question, limit) => {
    const typed = question.trim().toUpperCase();
    if (CODE.test(typed)) {
      const found = acts.filter(({ code }) => code.startsWith(typed)).slice(0, limit);
      const score = (code: string) => (code === typed ? 1 : 0.9);
      if (found.length > 0)
        return found.map(({ code, label }) => ({ code, label, score: score(code) }));
    }
    return bestOf(index, wordings(question, abbreviations, ACT_PHRASES), limit);
  };
}
