// The text of a Word document out of its main part, paragraph by paragraph: headings and list items
// keep their mark, deleted words stay deleted. Reads tags one after the other and resolves nothing
// but the five entities of XML.
import { storableStart } from "#platform/text/storable.ts";

const NAME = /^(\/?)(?:[\w-]{1,20}:)?([A-Za-z]\w{0,40})/u;
const HEADING = /:?val="(?:heading|titre|title|t[ií]tulo)\s?-?\d?"/iu;
const PAGE_BREAK = /:?type="page"/u;
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
export function wordText(
  xml: string,
  most: number,
): { text: string; pages: string[]; cut: boolean } | null {
  // A document type declares entities: Word never writes one.
  if (/<!DOCTYPE|<!ENTITY/iu.test(xml) || !/<(?:[\w-]{1,20}:)?document[\s>]/u.test(xml))
    return null;
  // Each with the page it begins on.
  const paragraphs: { line: string; page: number }[] = [];
  let [page, start] = [0, 0];
  // Word writes its own mark of a page after the one that a person made.
  let turned = false;
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
    else if (name === "br" && PAGE_BREAK.test(tag)) [page, turned] = [page + 1, true];
    else if (name === "lastRenderedPageBreak") page += turned ? 0 : 1;
    else if (name === "br" || name === "cr") paragraph += "\n";
    else if (name === "pStyle" && HEADING.test(tag)) mark = "# ";
    else if (name === "numPr" && mark === "") mark = "- ";
    else if (name === "p" && !opens) {
      const line = paragraph.trim();
      if (line !== "") paragraphs.push({ line: `${mark}${line}`, page: start });
      length += line.length + 3;
      [paragraph, mark] = ["", ""];
    }
    if (inText) {
      if (paragraph.trim() === "") start = page;
      paragraph += decoded(xml.slice(end + 1, next < 0 ? xml.length : next));
      turned = false;
    }
    at = next;
  }
  // Items follow each other; anything else is a paragraph of its own.
  const isItem = (line: string) => line.startsWith("- ");
  const joined = (some: readonly string[]) =>
    some
      .map((line, at) => {
        const before = some[at - 1];
        if (before === undefined) return line;
        return `${isItem(line) && isItem(before) ? "\n" : "\n\n"}${line}`;
      })
      .join("");
  const byPage = Map.groupBy(paragraphs, (one) => one.page);
  return {
    text: storableStart(joined(paragraphs.map(({ line }) => line)), most),
    pages: Array.from({ length: (paragraphs.at(-1)?.page ?? 0) + 1 }, (_, at) =>
      storableStart(joined((byPage.get(at) ?? []).map(({ line }) => line)), most),
    ),
    cut: length > most,
  };
}
