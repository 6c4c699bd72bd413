// Words that are no names: participles and house words where the field has a standard one. Looked
// for in what is exported and in names of files; a word of a sentence is nobody's name.

/** The word, and what stands for it. */
export const BANNED: Readonly<Record<string, string>> = {
  asked: "request, question",
  kept: "stored, cached, saved",
  held: "pending, locked",
  told: "message, reported",
  lent: "provided, contributions",
  sound: "valid",
  leaving: "closing, signing out",
  letter: "email",
  letters: "emails",
  fault: "error",
  faults: "errors",
};

/** Here the word is the field's own: a held-out set, the letters of the alphabet, how a word sounds. */
const STANDARD =
  /held[-_]?out|^(?:letter|letterOf|LETTERS|soundKey|NgapLetter|SECTION_LETTER|CODE_LETTERS)$/i;

const DECLARATION =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;
const LIST = /^export (?:type )?\{([^}]*)\}/gm;

/** "keptQuery" is "kept" and "query"; so is "kept-query". */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

export const bannedIn = (name: string): string[] =>
  STANDARD.test(name) ? [] : wordsOf(name).filter((word) => Object.hasOwn(BANNED, word));

export function exportedNames(source: string): string[] {
  const declared = [...source.matchAll(DECLARATION)].map(([, name = ""]) => name);
  const listed = [...source.matchAll(LIST)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((one) => one.replace(/^\s*(?:type )?/, "").replace(/^.* as /, ""))
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
  return [...declared, ...listed];
}

/** "file" for its own name, "file: name" for what it exports; a door that passes a name on is no owner. */
export function bannedNames(file: string, source: string): string[] {
  const base = file.slice(file.lastIndexOf("/") + 1).replace(/\..*$/, "");
  const exported = /\/public\.tsx?$/.test(file) ? [] : exportedNames(source);
  return [
    ...(bannedIn(base).length > 0 ? [file] : []),
    ...exported.filter((name) => bannedIn(name).length > 0).map((name) => `${file}: ${name}`),
  ];
}
