// French sounds, for words typed by ear ("amboli pulmonère", "choque sepcique"). A key, not a
// transcription: two words that sound alike share it, a few that do not may share it too, so it
// only ever chooses among known words.

const RULES: readonly [RegExp, string][] = [
  [/sch|sh|ch(?=[aeiouy])|ch$/gm, "1"],
  [/ph/gm, "f"],
  [/h/gm, ""],
  [/y/gm, "i"],
  [/qu|ck|q/gm, "k"],
  [/sc(?=[eiy])/gm, "s"],
  [/c(?=[eiy])/gm, "s"],
  [/c/gm, "k"],
  [/ge(?=[ao])|g(?=[eiy])/gm, "j"],
  [/gu(?=[ei])/gm, "g"],
  [/eau|au/gm, "o"],
  [/ain|ein|aim|(?<![aeou])i[nm](?![aeiounm])/gm, "2"],
  [/[ae][nm](?![aeiounm])/gm, "3"],
  [/[ou]n(?![aeioun])|om(?=[bp])/gm, "4"],
  [/ai|ei|et$|er$|ez$/gm, "e"],
  [/oeu|eu|oe/gm, "e"],
  [/ou/gm, "u"],
  [/z/gm, "s"],
  [/x/gm, "ks"],
  [/w/gm, "v"],
  [/(.)\1+/gm, "$1"],
  [/[est]+$/gm, ""],
];

const heardAs = (text: string): string =>
  RULES.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** Sound key of one folded word; words holding a digit or a sign are their own key. */
export function soundKey(word: string): string {
  return /[^a-z]/.test(word) ? word : heardAs(word);
}

/** The sound key of each word, found for all of them as one text: every rule ends at a line. */
export function phoneticKeys(words: Iterable<string>): Map<string, string> {
  const all = [...words];
  const plain = all.filter((word) => !/[^a-z]/.test(word));
  const heard = heardAs(plain.join("\n")).split("\n");
  return new Map([
    ...all.map((word) => [word, word] as const),
    ...plain.map((word, at) => [word, heard[at] ?? word] as const),
  ]);
}
