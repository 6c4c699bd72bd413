// What a JSON text would make of the memory, told before it is parsed: the parser keeps what it has
// open outside any bound, and a list or an object too long for the machine ends the whole process,
// not the reading alone.

export const JSON_BOUNDS = { depth: 16, list: 1_000_000, object: 1_000 };

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);
const OBJECT = 0x7b;

/** Place after the string that begins at `at`; the end of the text when it is never closed. */
function afterString(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  for (; end >= 0; end = text.indexOf('"', end + 1)) {
    let marks = 0;
    while (text.charCodeAt(end - 1 - marks) === BACKSLASH) marks += 1;
    if (marks % 2 === 0) return end + 1;
  }
  return text.length;
}

/**
 * False for a text nested deeper, or with longer lists or objects, than any file of ours. It says
 * nothing of its grammar.
 */
export function isWithinBounds(text: string, bounds = JSON_BOUNDS): boolean {
  const open: { most: number; commas: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = afterString(text, at);
      continue;
    }
    at += 1;
    if (OPENS.has(code)) {
      if (open.length === bounds.depth) return false;
      open.push({ most: code === OBJECT ? bounds.object : bounds.list, commas: 0 });
    } else if (CLOSES.has(code)) open.pop();
    else if (code === COMMA) {
      const inside = open.at(-1);
      if (inside && ++inside.commas >= inside.most) return false;
    }
  }
  return true;
}
