// A question made comparable, with the way back to the words as typed.

export interface FoldedText {
  original: string;
  /**
   * Lower case, without accents; the place of each of its characters in the original is in `at`.
   */
  folded: string;
  at: readonly number[];
}

const SPECIAL: Record<string, string> = {
  "’": "'",
  ʼ: "'",
  "−": "-",
  "–": "-",
  μ: "u",
  "\u00A0": " ",
  "\u202F": " ",
  "\n": " ",
  "\t": " ",
  œ: "oe",
  æ: "ae",
};

export function foldText(original: string): FoldedText {
  let folded = "";
  const at: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const sign = original[index] ?? "";
    const lower =
      SPECIAL[sign] ??
      sign
        .toLowerCase()
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "");
    const plain = [...lower].map((part) => SPECIAL[part] ?? part).join("");
    folded += plain;
    for (let copy = 0; copy < plain.length; copy += 1) at.push(index);
  }
  at.push(original.length);
  return { original, folded, at };
}

/** The words as typed between two places of the folded text. */
export const wordsAt = ({ original, at }: FoldedText, from: number, to: number): string =>
  original.slice(at[from] ?? 0, at[to] ?? original.length).trim();
