// From Anki's free form (any fields, any templates) to the kinds of cards that exist here. A note
// type is judged once; each of its notes then gives one note of ours, or one for each template that
// says something of its own.
import { clozeNumbers } from "#features/flashcards/domain/public.ts";
import type { ImportedKind, ImportedOcclusion } from "../../domain/imported.ts";
import type { NoteType } from "./definition.ts";
import { SOURCE_LINE } from "./details.ts";
import { readOcclusion } from "./occlusion.ts";
import { compileTemplate, fieldsWith, fillTemplate, isEmptyField, type Part } from "./template.ts";

export interface MappedNote {
  kind: ImportedKind;
  question: string;
  answer: string;
  extra: string;
  occlusion: ImportedOcclusion | null;
  /** Ordinal of the file → ordinal here. Cloze and occlusion keep theirs: null. */
  ordinals: ReadonlyMap<number, number> | null;
  /** HTML after our line of sources, empty elsewhere. */
  source: string;
  /** Told apart from the other notes that the same note of the file gives; empty for the first. */
  suffix: string;
}

export interface NoteContext {
  fields: readonly string[];
  tags: string;
  deck: string;
}

export type NoteMapping = (note: NoteContext) => MappedNote[];

const OCCLUSION_STOCK = 6;
/** Characters of fields that one side of a note may fill, and templates of a type that are read. */
const MOST_FILLED = 2_000_000;
const MOST_TEMPLATES = 100;
const ANSWER_LINE = /<hr\b[^<>]{0,200}?\bid\s?=\s?["']?answer\b["']?[^<>]{0,200}>/i;
/** Written by our own exporter between the answer and what comes after it. */
const EXTRA_LINE = /<hr\b[^<>]{0,200}?\bid\s?=\s?["']?extra\b["']?[^<>]{0,200}>/i;
const BREAKS_BEFORE = /^(?:\s|<br\s*\/?>|<hr\b[^<>]*>)+/i;

interface Side {
  question: string;
  answer: string;
  extra: string;
  source: string;
}

interface Compiled {
  ordinal: number;
  name: string;
  front: readonly Part[];
  back: readonly Part[];
  /** Field whose content is to be typed. */
  typed: string | null;
}

const plainText = (html: string) => html.replace(/<[^<>]*>/g, "");

function reader(type: NoteType, { fields, tags, deck }: NoteContext, card: string) {
  const values: Record<string, string> = {
    FrontSide: "",
    CardFlag: "",
    Tags: tags,
    Deck: deck,
    Subdeck: deck.split("::").at(-1) ?? "",
    Type: type.name,
    Card: card,
  };
  for (const [index, name] of type.fields.entries()) values[name] = fields[index] ?? "";
  let left = MOST_FILLED;
  return (clozes: "kept" | "dropped") => (field: string, filters: readonly string[]) => {
    const value = Object.hasOwn(values, field) ? (values[field] ?? "") : "";
    // A template that names a long field a million times would fill the memory.
    left -= value.length;
    if (left < 0) return "";
    if (filters.includes("cloze")) return clozes === "kept" ? value : "";
    if (filters.some((filter) => filter === "type" || filter.startsWith("tts "))) return "";
    return filters.includes("text") ? plainText(value) : value;
  };
}

/** What the back adds to the front: after its answer line, or without the repeated front. */
function afterFront(back: string, front: string): string {
  const line = ANSWER_LINE.exec(back);
  if (line) return back.slice(line.index + line[0].length).trim();
  const text = back.trim();
  return front !== "" && text.startsWith(front) ? text.slice(front.length).trim() : text;
}

function splitSource(text: string): { rest: string; source: string } {
  const line = SOURCE_LINE.exec(text);
  if (!line) return { rest: text, source: "" };
  const source = text.slice(line.index + line[0].length).replace(/^\s*<small>|<\/small>\s*$/g, "");
  return { rest: text.slice(0, line.index).trim(), source };
}

function splitExtra(text: string): { answer: string; extra: string } {
  const line = EXTRA_LINE.exec(text);
  if (!line) return { answer: text, extra: "" };
  return {
    answer: text.slice(0, line.index).trim(),
    extra: text.slice(line.index + line[0].length).trim(),
  };
}

function sideOf(type: NoteType, template: Compiled, note: NoteContext): Side {
  const value = reader(type, note, template.name)("dropped");
  const front = fillTemplate(template.front, value).trim();
  const { rest, source } = splitSource(afterFront(fillTemplate(template.back, value), front));
  if (template.typed === null) return { question: front, ...splitExtra(rest), source };
  return {
    question: front,
    answer: value(template.typed, []).trim(),
    extra: rest.replace(BREAKS_BEFORE, "").trim(),
    source,
  };
}

function ordinary(type: NoteType, templates: readonly Compiled[]): NoteMapping {
  return (note) => {
    const sides = templates.map((template) => ({ template, side: sideOf(type, template, note) }));
    const said = sides.filter(({ side }) => !isEmptyField(side.question));
    const [first, second] = said;
    const mapped = (
      entry: (typeof said)[number],
      kind: ImportedKind,
      ordinals: [number, number][],
    ): MappedNote => ({
      ...entry.side,
      kind,
      occlusion: null,
      ordinals: new Map(ordinals),
      suffix: entry === first ? "" : `~${entry.template.ordinal}`,
    });
    const isReversed =
      first &&
      second &&
      first.template.typed === null &&
      second.template.typed === null &&
      first.side.question === second.side.answer &&
      first.side.answer === second.side.question;
    const alone = isReversed ? said.slice(2) : said;
    return [
      ...(isReversed
        ? [
            mapped(first, "reversed", [
              [first.template.ordinal, 0],
              [second.template.ordinal, 1],
            ]),
          ]
        : []),
      ...alone.map((entry) =>
        mapped(entry, entry.template.typed === null ? "basic" : "typed", [
          [entry.template.ordinal, 0],
        ]),
      ),
    ];
  };
}

function cloze(type: NoteType, template: Compiled): NoteMapping {
  return (note) => {
    const read = reader(type, note, template.name);
    const question = fillTemplate(template.front, read("kept")).trim();
    const back = fillTemplate(template.back, read("dropped"));
    const { rest, source } = splitSource(
      afterFront(back, fillTemplate(template.front, read("dropped")).trim()),
    );
    const extra = rest.replace(BREAKS_BEFORE, "").trim();
    const shared = { question, source, occlusion: null, suffix: "" };
    // Someone wrote a plain question on a cloze note: Anki shows an empty card, here it keeps its
    // two sides.
    if (clozeNumbers(question).length === 0)
      return [{ ...shared, kind: "basic", answer: extra, extra: "", ordinals: new Map([[0, 0]]) }];
    return [{ ...shared, kind: "cloze", answer: "", extra, ordinals: null }];
  };
}

/** Fields by place, as Anki itself reads them: masks, image, heading, explanation, comments. */
function occlusion(otherwise: NoteMapping): NoteMapping {
  return (note) => {
    const [masks = "", image = "", question = "", answer = "", extra = "", source = ""] =
      note.fields;
    const read = readOcclusion(masks, image);
    if (!read) return otherwise(note);
    return [
      {
        kind: "occlusion",
        question,
        answer,
        extra,
        source,
        occlusion: read,
        ordinals: null,
        suffix: "",
      },
    ];
  };
}

export function mappingOf(type: NoteType): NoteMapping | null {
  const templates = type.templates
    .slice(0, MOST_TEMPLATES)
    .map(({ ordinal, name, question, answer }): Compiled => {
      const front = compileTemplate(question);
      const back = compileTemplate(answer);
      return { ordinal, name, front, back, typed: fieldsWith(front, "type")[0] ?? null };
    });
  const [first] = templates;
  if (!first || type.fields.length === 0) return null;
  if (!type.cloze) return ordinary(type, templates);
  const asCloze = cloze(type, first);
  const native =
    type.stock === OCCLUSION_STOCK ||
    type.templates.some(({ question }) => question.includes("image-occlusion-container"));
  return native ? occlusion(asCloze) : asCloze;
}
