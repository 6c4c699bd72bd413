import { searchLibrary } from "#features/guidelines/server/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";

export interface TopicFound {
  /** Best first, each with its passages; empty when the library holds nothing. */
  documents: { title: string; passages: Passage[] }[];
  /** Subjects that the topic names and the library has no sheet on. */
  missing: string[];
}

/** From this score on, a sheet is about the topic; below, it only mentions it. */
const ABOUT = 0.8;
/** Another sheet this close to the first is about it too. */
const CLOSE = 0.2;
const MOST_DOCUMENTS = 3;
const WHOLE_SHEET = 200;
const MOST_MENTIONS = 30;

/** Reads only; any transaction will do. */
export async function readTopic(tx: Tx, topic: string): Promise<TopicFound> {
  const { sheets, passages, missing } = await searchLibrary(tx, topic, { limit: MOST_MENTIONS });
  const best = sheets[0]?.score ?? 0;
  const about = sheets
    .filter(({ score }) => score >= ABOUT && score >= best - CLOSE)
    .slice(0, MOST_DOCUMENTS);
  if (about.length === 0) {
    // A drug or a word: the passages that hold it, not the sheets they stand in.
    const found = passages.map(({ passage }) => passage);
    return { documents: found.length > 0 ? [{ title: topic, passages: found }] : [], missing };
  }
  const documents = [];
  for (const { id, title } of about) {
    const whole = await searchLibrary(tx, title, { limit: WHOLE_SHEET, sheetId: id });
    documents.push({ title, passages: whole.passages.map(({ passage }) => passage) });
  }
  return { documents, missing };
}
