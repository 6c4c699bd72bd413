// What Anki has no column for: specialty, difficulty and origin go out as tags, the source as a
// field that the back shows. Both survive a stay in Anki, and come back from it.
import { detailsOf, type ImportedDetails } from "../../domain/imported.ts";

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

export function detailTags(details: ImportedDetails | null): string[] {
  if (!details) return [];
  return [
    ...(details.specialty === null ? [] : [`${PREFIX}specialty::${details.specialty}`]),
    ...(details.difficulty === null ? [] : [`${PREFIX}difficulty::${details.difficulty}`]),
    ...(details.ai ? [`${PREFIX}mode::ai`] : []),
  ];
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
      specialty: told("specialty"),
      difficulty: told("difficulty"),
      ai: told("mode") === "ai",
      source: sourceOf(source),
    }),
  };
}
