// The sentences of a text that are understood without the others: a question shows only one.
import {
  blocksOf,
  namesSubject,
  sentencesOf,
  standsAlone,
} from "#features/card-generation/domain/public.ts";

/** In reading order; nothing of a heading. */
export function sentencesAlone(text: string, title: string): string[] {
  const alone: string[] = [];
  let [before, end] = ["", 0];
  for (const block of blocksOf(text)) {
    const isNew = block.kind !== "sentence" || /\n\s*\n/u.test(text.slice(end, block.from));
    if (isNew) before = "";
    end = block.to;
    if (block.kind === "heading") continue;
    for (const { text: sentence } of sentencesOf(text, block)) {
      if (standsAlone(sentence, before, title) && namesSubject(sentence, title))
        alone.push(sentence);
      before = `${before} ${sentence}`.trim();
    }
    if (block.kind === "item") before = "";
  }
  return alone;
}
