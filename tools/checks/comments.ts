// The comments of a source file: whole lines of them, and what follows code on its line. A line of
// a text in several lines that looks like one is read too; it says nothing false for that.

/** `//` after code stands between spaces; in an address it does not. */
const AFTER_CODE = /\s\/\/\s(.*)$/;
const WHOLE_LINE = /^\s*(?:\/\/|\/\*\*?|\*\/?(?=\s|$))(.*)$/;

export const commentsOf = (source: string): string =>
  source
    .split("\n")
    .flatMap((line) => {
      const [, said] = WHOLE_LINE.exec(line) ?? AFTER_CODE.exec(line) ?? [];
      return said === undefined ? [] : [said.replace(/\*\/\s*$/, "").trim()];
    })
    .join("\n");
