// What Anki has no column for: specialty, difficulty and origin go out as tags, the source as a
// field that the back shows. Both survive a stay in Anki, and come back from it.
import { eachPlain, PLAIN_FIELDS, plainField } from "#features/flashcards/domain/public.ts";
import { detailsOf, type ImportedDetails } from "../../domain/imported.ts";

type Plain = ReturnType<typeof plainField>;

const PREFIX = "sclepios::";
export const SOURCE_LINE = /<hr\b[^<>]{0,200}?\bid\s?=\s?["']?source\b["']?[^<>]{0,200}>/i;
const SOURCE =
  /^\s*<cite>(?:<a href="([^"]*)">([^<]*)<\/a>|([^<]*))<\/cite>(?: \((\d{4})\))?(?:<blockquote>([^<]*)<\/blockquote>)?\s*$/;

export const toHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
const toText = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

/** Words of our lists are tags as they are; a line is written so that it holds no space. */
export const tagPart = (said: string, { shape }: Plain): string =>
  shape === "line" ? encodeURIComponent(said) : said;

/** One that somebody changed is read as it stands. */
export function saidBy(part: string, { shape }: Plain): string {
  if (shape !== "line") return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function detailTags(details: ImportedDetails | null): string[] {
  if (!details) return [];
  const plain = PLAIN_FIELDS.flatMap((name) => {
    const said = details[name] ?? null;
    return said === null ? [] : `${PREFIX}${name}::${tagPart(said, plainField(name))}`;
  });
  return [...plain, ...(details.ai ? [`${PREFIX}mode::ai`] : [])];
}

export function sourceHtml(details: ImportedDetails | null): string {
  const source = details?.source;
  if (!source) return "";
  const title = toHtml(source.title);
  const named = source.link === "" ? title : `<a href="${toHtml(source.link)}">${title}</a>`;
  const year = source.year === null ? "" : ` (${source.year})`;
  return `<cite>${named}</cite>${year}${source.passage === "" ? "" : `<blockquote>${toHtml(source.passage)}</blockquote>`}`;
}

function sourceOf(html: string): ImportedDetails["source"] {
  const found = SOURCE.exec(html);
  if (!found) return null;
  const [, link = "", linked, plain, year, passage = ""] = found;
  return {
    title: toText(linked ?? plain ?? ""),
    link: toText(link),
    year: year === undefined ? null : Number(year),
    passage: toText(passage),
  };
}

/** `tags` of Anki: words between spaces. The same tag twice is one. */
export const wordsOf = (tags: string): string[] => [
  ...new Set(tags.split(/\s+/).filter((tag) => tag !== "")),
];

/** Our tags leave the list and become details again. */
export function readDetails(
  tags: readonly string[],
  source: string,
): { tags: string[]; details: ImportedDetails | null } {
  const told = (name: string) =>
    tags
      .find((tag) => tag.startsWith(`${PREFIX}${name}::`))
      ?.slice(PREFIX.length + name.length + 2) ?? null;
  return {
    tags: tags.filter((tag) => !tag.startsWith(PREFIX)),
    details: detailsOf({
      ...eachPlain((name, field) => {
        const part = told(name);
        return part === null ? null : saidBy(part, field);
      }),
      ai: told("mode") === "ai",
      source: sourceOf(source),
    }),
  };
}
