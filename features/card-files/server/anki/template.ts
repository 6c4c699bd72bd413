// Templates of Anki ({{Field}}, {{filter:Field}}, {{#Field}}…{{/Field}},
// docs.ankiweb.net/templates): compiled once a note type, then filled with the fields of each note.
// What runs or styles the whole page is dropped: it is the frame, not the content.

export type Part =
  | { kind: "text"; text: string }
  | { kind: "field"; field: string; filters: readonly string[] }
  | { kind: "section"; field: string; when: boolean; parts: readonly Part[] };

const TOKEN = /\{\{([^{}]*)\}\}/g;
/** Characters of a template that are read: the longest that people share have a few thousand. */
const LONGEST = 100_000;
const FRAME =
  /<script\b[^<>]*>[\s\S]*?(?:<\/script\s*>|$)|<style\b[^<>]*>[\s\S]*?(?:<\/style\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

export const holdsScript = (source: string) => /<script\b/i.test(source);

/**
 * Sections in sections that are read: a template that people share has three or four, and each
 * level is a call in a call.
 */
export const DEEPEST_SECTION = 100;

/**
 * A section that is never closed runs to the end; a closing mark without its opening is dropped, as
 * Anki's own error would be no content.
 */
function compile(source: string): { parts: readonly Part[]; depth: number } {
  let depth = 0;
  const root: Part[] = [];
  const open: { field: string; parts: Part[] }[] = [];
  const here = () => open.at(-1)?.parts ?? root;
  const text = source.slice(0, LONGEST).replace(FRAME, "");
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > last) here().push({ kind: "text", text: text.slice(last, match.index) });
    last = match.index + match[0].length;
    const body = (match[1] ?? "").trim();
    const mark = body[0] ?? "";
    if (mark === "#" || mark === "^") {
      const parts: Part[] = [];
      const field = body.slice(1).trim();
      here().push({ kind: "section", field, when: mark === "#", parts });
      open.push({ field, parts });
      depth = Math.max(depth, open.length);
    } else if (mark === "/") {
      if (open.some(({ field }) => field === body.slice(1).trim())) open.pop();
    } else {
      const [field = "", ...filters] = body.split(":").reverse();
      here().push({
        kind: "field",
        field: field.trim(),
        filters: filters.map((filter) => filter.trim()),
      });
    }
  }
  if (last < text.length) here().push({ kind: "text", text: text.slice(last) });
  return { parts: root, depth };
}

export const compileTemplate = (source: string): readonly Part[] => compile(source).parts;

/** How deep the sections of a template go. */
export const sectionDepth = (source: string): number => compile(source).depth;

/**
 * Empty as Anki means it: nothing to read once breaks and spaces are gone. An image is something.
 */
export const isEmptyField = (html: string) => /^(?:\s|&nbsp;|<br\s*\/?>|<\/?div>)*$/i.test(html);

/** `value` gives a field's HTML, or null for a field that is to leave no trace. */
export function fillTemplate(
  parts: readonly Part[],
  value: (field: string, filters: readonly string[]) => string,
): string {
  let html = "";
  for (const part of parts) {
    if (part.kind === "text") html += part.text;
    else if (part.kind === "field") html += value(part.field, part.filters);
    else if (isEmptyField(value(part.field, [])) !== part.when)
      html += fillTemplate(part.parts, value);
  }
  return html;
}

/** Fields that a template shows with a given filter, in order. */
export function fieldsWith(parts: readonly Part[], filter: string): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "section") return fieldsWith(part.parts, filter);
    return part.kind === "field" && part.filters.includes(filter) ? [part.field] : [];
  });
}
