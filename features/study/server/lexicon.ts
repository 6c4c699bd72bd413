import { writtenTexts } from "#features/guidelines/server/public.ts";
import { type Lexicon, wordsOf } from "../domain/open-answer.ts";

/** The words of the library and the names of drugs: what is written there is no typing error. */
export async function readLexicon(): Promise<Lexicon> {
  const words = new Set((await writtenTexts()).flatMap(wordsOf));
  return (word) => words.has(word);
}
