// A paper as its facts make it, marked under a profile. Reads; writes nothing.
import type { Tx } from "#platform/db/database.ts";
import { foldPaper, type MarkedPaper, markPaper, type Paper } from "../domain/attempt.ts";
import { DEFAULT_PROFILE, findProfile, type Profile } from "../domain/profiles.ts";
import { readLexicon } from "./lexicon.ts";
import { type AttemptRow, answersOf } from "./queries-attempts.ts";

let lexicon: ReturnType<typeof readLexicon> | null = null;

/** The words of the library do not change while the server runs. */
export const knownWords = () => {
  lexicon ??= readLexicon().catch((error: unknown) => {
    lexicon = null;
    throw error;
  });
  return lexicon;
};

export function profileNamed(id: string): Profile {
  const profile = findProfile(id) ?? findProfile(DEFAULT_PROFILE);
  if (!profile) throw new Error(`no marking profile ${id}`);
  return profile;
}

/** In a clinical case what was validated stays: the next step has told the answer. */
export const foldedPaper = async (tx: Tx, row: AttemptRow): Promise<Paper> =>
  foldPaper(await answersOf(tx, row.id), {
    ...row,
    firstCounts: row.settings.clinicalCase !== undefined,
  });

export async function markedPaper(
  tx: Tx,
  row: AttemptRow,
  profile: string = row.profile,
): Promise<MarkedPaper & { paper: Paper }> {
  const paper = await foldedPaper(tx, row);
  const contents = row.questions.map(({ content }) => content);
  const needsWords = contents.some(
    (one) => one.type === "qroc" || ("questions" in one && one.questions.some(isOpen)),
  );
  const words = needsWords ? await knownWords() : undefined;
  return { paper, ...markPaper(contents, paper.answers, profileNamed(profile), words) };
}

const isOpen = ({ type }: { type: string }) => type === "qroc";
