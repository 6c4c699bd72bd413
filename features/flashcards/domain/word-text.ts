// The text of a Word document out of its main part, paragraph by paragraph: headings and list items
// keep their mark, deleted words stay deleted. Reads tags one after the other and resolves nothing
// but the five entities of XML.
import { storableStart } from "#platform/text/storable.ts";

const NAME = /^(\/?)(?:[\w-]{1,20}:)?([A-Za-z]\w{0,40})/u;
const HEADING = /:?val="(?:heading|titre|title|t[ií]tulo)\s?-?\d?"/iu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/giu,
    (whole, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 31 && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );

/** Null when it is no such document. Stops once `most` characters are read. */
export function wordText(xml: string, most: number): { text: string; cut: boolean } | null {
  // A document type declares entities: Word never writes one.
  if (/<!DOCTYPE|<!ENTITY/iu.test(xml) || !/<(?:[\w-]{1,20}:)?document[\s>]/u.test(xml))
    return null;
  const paragraphs: string[] = [];
  let [paragraph, mark, length] = ["", "", 0];
  let inText = false;
  for (let at = xml.indexOf("<"); at >= 0 && length <= most; ) {
    const end = xml.indexOf(">", at);
    if (end < 0) break;
    const next = xml.indexOf("<", end);
    const tag = xml.slice(at + 1, end);
    const [, closing, name] = NAME.exec(tag) ?? [];
    const opens = closing === "" && !tag.endsWith("/");
    if (name === "t") inText = opens;
    else if (name === "tab") paragraph += paragraph === "" ? "" : " ";
    else if (name === "br" || name === "cr") paragraph += "\n";
    else if (name === "pStyle" && HEADING.test(tag)) mark = "# ";
    else if (name === "numPr" && mark === "") mark = "- ";
    else if (name === "p" && !opens) {
      const line = paragraph.trim();
      if (line !== "") paragraphs.push(`${mark}${line}`);
      length += line.length + 3;
      [paragraph, mark] = ["", ""];
    }
    if (inText) paragraph += decoded(xml.slice(end + 1, next < 0 ? xml.length : next));
    at = next;
  }
  // Items follow each other; anything else is a paragraph of its own.
  const isItem = (line: string | undefined) => line?.startsWith("- ") ?? false;
  const text = paragraphs.map((line, at) => {
    const before = paragraphs[at - 1];
    return before === undefined ? line : `${isItem(line) && isItem(before) ? "\n" : "\n\n"}${line}`;
  });
  return { text: storableStart(text.join(""), most), cut: length > most };
}
