// The first field of a note as Anki compares and sorts it: `strip_html_preserving_media_filenames`
// of rslib/src/text.rs. It does so again when it imports an .apkg; a .colpkg is taken as it is, and
// its doubles are found by this text alone.
const MEDIA =
  /<(?:img|audio|video|object|source)\b[^<>]{1,2000}?\b(?:src|data)=(?:"([^"<>]+)"|'([^'<>]+)'|([^\s<>"']+))[^<>]*>/gi;
const WRAPPED = [/-->/g, /<\/style>/gi, /<\/script>/gi] as const;
const OPENING = [/<!--/y, /<style/iy, /<script/iy] as const;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * End of what is wrapped from `at` on (a comment, a style, a script), or of the tag there; -1 where
 * nothing closes it. `never`: what is known to be closed nowhere after, or many openings would each
 * read the rest of the text.
 */
function endOfMarkup(html: string, at: number, never: Set<number>): number {
  for (const [index, opening] of OPENING.entries()) {
    const closing = WRAPPED[index];
    opening.lastIndex = at;
    if (!closing || never.has(index) || !opening.test(html)) continue;
    closing.lastIndex = at;
    if (closing.test(html)) return closing.lastIndex;
    never.add(index);
  }
  return html.indexOf(">", at) + 1 || -1;
}

function withoutMarkup(html: string): string {
  const never = new Set<number>();
  let [text, from] = ["", 0];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", from)) {
    const end = endOfMarkup(html, at, never);
    if (end < 0) break;
    text += html.slice(from, at);
    from = end;
  }
  return text + html.slice(from);
}

/** The character that a reference gives by its number; null for one that gives a name. */
function codePoint(decimal: string | undefined, hexadecimal: string | undefined): number | null {
  if (decimal) return Number(decimal);
  return hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
}

/** One that is not known leaves the whole text as it is written. */
function withoutEntities(text: string): string {
  let known = true;
  const read = text.replace(
    /&(?:#(\d{1,7});|#x([\da-f]{1,6});|(\w{2,8});)?/gi,
    (_, decimal, hexadecimal, name) => {
      const code = codePoint(decimal, hexadecimal);
      if (code === 0xa0) return " ";
      if (code !== null && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff))
        return String.fromCodePoint(code);
      const one = ENTITIES[String(name)];
      known &&= one !== undefined;
      return one ?? "";
    },
  );
  return known ? read.replaceAll("\u00a0", " ") : text;
}

export const firstFieldText = (html: string): string => {
  const text = withoutMarkup(
    html.replace(MEDIA, (_, double, single, bare) => ` ${double ?? single ?? bare} `),
  );
  return text.includes("&") ? withoutEntities(text) : text;
};
