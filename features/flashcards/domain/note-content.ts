import { fold } from "#platform/search/normalise.ts";
import { storableStart } from "#platform/text/storable.ts";
import { clozeNumbers, ordinalsOf } from "./ordinals.ts";
import { keyOfText, plainText } from "./plain-text.ts";
import type { NoteContent } from "./wire-note.ts";

/** Fields a person still has to fill before the note makes a card; empty when it is whole. */
export function missingFields({ kind, question, answer, occlusion }: NoteContent): string[] {
  const blank = (html: string) =>
    plainText(html) === "" && !/<(?:img|audio|video)\b|\[sound:/i.test(html);
  if (kind === "cloze") {
    if (blank(question)) return ["question"];
    return clozeNumbers(question).length === 0 ? ["gap"] : [];
  }
  if (kind === "occlusion") {
    if (!occlusion || occlusion.image === "") return ["image"];
    return ordinalsOf({ kind, question, occlusion }).length > 0 ? [] : ["mask"];
  }
  return [...(blank(question) ? ["question"] : []), ...(blank(answer) ? ["answer"] : [])];
}

/** The cards a note gives, by ordinal. */
export const cardsOf = (content: NoteContent): number[] => ordinalsOf(content);

/** What is kept beside a note to list it, find it and compare it. */
export function digest({ question, answer, extra, kind }: NoteContent, tags: readonly string[]) {
  const [shownQuestion, shownAnswer] = [plainText(question), plainText(answer)];
  const rest = plainText(extra);
  return {
    shownQuestion: storableStart(shownQuestion, 300),
    shownAnswer: storableStart(kind === "cloze" && shownAnswer === "" ? rest : shownAnswer, 300),
    folded: keyOfText(shownQuestion),
    words: searchText([shownQuestion, shownAnswer, rest, ...tags].join(" ")),
  };
}

/** The text a search looks into, and the words it looks for, made alike. */
export const searchText = (text: string): string => storableStart(fold(text), 20_000);
