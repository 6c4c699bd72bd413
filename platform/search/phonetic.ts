// French sounds, for words typed by ear ("amboli pulmonère", "choque sepcique"). A key, not a
// transcription: two words that sound alike share it, a few that do not may share it too, so it
// only ever chooses among known words.

const RULES: readonly [RegExp, string][] = [
  [/sch|sh|ch(?=[aeiouy])|ch$/g, "1"],
  [/ph/g, "f"],
  [/h/g, ""],
  [/y/g, "i"],
  [/qu|ck|q/g, "k"],
  [/sc(?=[eiy])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ge(?=[ao])|g(?=[eiy])/g, "j"],
  [/gu(?=[ei])/g, "g"],
  [/eau|au/g, "o"],
  [/ain|ein|aim|(?<![aeou])i[nm](?![aeiounm])/g, "2"],
  [/[ae][nm](?![aeiounm])/g, "3"],
  [/[ou]n(?![aeioun])|om(?=[bp])/g, "4"],
  [/ai|ei|et$|er$|ez$/g, "e"],
  [/oeu|eu|oe/g, "e"],
  [/ou/g, "u"],
  [/z/g, "s"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
  [/[est]+$/g, ""],
];

/** Sound key of one folded word; words holding a digit or a sign are their own key. */
export function soundKey(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  return RULES.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}
