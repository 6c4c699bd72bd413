// The note types we write into packages. Fixed ids: a second export into the same Anki collection
// finds its types again. `hr id=answer` and `hr id=extra` are what the reader splits on, so an
// exported package comes back as it left.
import { isDeepStrictEqual } from "node:util";
import type { ImportedKind, ImportedNote } from "../../domain/imported.ts";
import type { Definition } from "./definition.ts";
import { sourceHtml, toHtml } from "./details.ts";
import { writeMasks } from "./occlusion.ts";

/**
 * When these types last changed, seconds. Anki takes a type that is newer than its own over what
 * its person made of it: the moment of an export would undo their changes each time.
 */
const TYPES_CHANGED = 1_795_219_200;

interface OwnType {
  id: number;
  name: string;
  cloze: boolean;
  stock?: number;
  css?: string;
  fields: readonly string[];
  templates: readonly { name: string; question: string; answer: string }[];
}

const SOURCE = "{{#Source}}\n\n<hr id=source>\n\n<small>{{Source}}</small>{{/Source}}";
const EXTRA = `{{#Extra}}\n\n<hr id=extra>\n\n{{Extra}}{{/Extra}}${SOURCE}`;
const CSS =
  ".card { font-family: sans-serif; font-size: 20px; text-align: center; }\n.cloze { font-weight: bold; }\nimg { max-width: 100%; }";

/** Colours that Anki's script reads (rslib/src/image_occlusion/notetype.css). */
const OCCLUSION_CSS = `#image-occlusion-canvas {
  --inactive-shape-color: #ffeba2;
  --active-shape-color: #ff8e8e;
  --inactive-shape-border: 1px #212121;
  --active-shape-border: 1px #212121;
  --highlight-shape-color: #ff8e8e00;
  --highlight-shape-border: 1px #ff8e8e;
}
${CSS}`;
/**
 * Parts of an occlusion that Anki finds by number (ImageOcclusionField of notetypes.proto); the
 * source is ours.
 */
const OCCLUSION_PARTS = 5;

const OCCLUSION_FRONT = `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">
    {{Image}}
    <canvas id="image-occlusion-canvas"></canvas>
</div>
<script>
try {
    anki.imageOcclusion.setup();
} catch (exc) {
    document.getElementById("err").textContent = "Anki 23.10 or later shows image occlusion.";
}
</script>
`;
const OCCLUSION_BACK = `${OCCLUSION_FRONT}
<div><button id="toggle">Toggle Masks</button></div>
{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}
{{#Comments}}<div>{{Comments}}</div>{{/Comments}}
${SOURCE}
`;

export const OWN_TYPES: Readonly<Record<ImportedKind, OwnType>> = {
  basic: {
    id: 1_700_000_000_101,
    name: "Sclepios – Basic",
    cloze: false,
    fields: ["Question", "Answer", "Extra", "Source"],
    templates: [
      {
        name: "Card 1",
        question: "{{Question}}",
        answer: `{{FrontSide}}\n\n<hr id=answer>\n\n{{Answer}}${EXTRA}`,
      },
    ],
  },
  reversed: {
    id: 1_700_000_000_102,
    name: "Sclepios – Basic and reversed",
    cloze: false,
    fields: ["Question", "Answer", "Extra", "Source"],
    templates: [
      {
        name: "Card 1",
        question: "{{Question}}",
        answer: `{{FrontSide}}\n\n<hr id=answer>\n\n{{Answer}}${EXTRA}`,
      },
      {
        name: "Card 2",
        question: "{{Answer}}",
        answer: `{{FrontSide}}\n\n<hr id=answer>\n\n{{Question}}${EXTRA}`,
      },
    ],
  },
  typed: {
    id: 1_700_000_000_103,
    name: "Sclepios – Type in the answer",
    cloze: false,
    fields: ["Question", "Answer", "Extra", "Source"],
    templates: [
      {
        name: "Card 1",
        question: "{{Question}}\n\n{{type:Answer}}",
        answer: `{{Question}}\n\n<hr id=answer>\n\n{{type:Answer}}${EXTRA}`,
      },
    ],
  },
  cloze: {
    id: 1_700_000_000_104,
    name: "Sclepios – Cloze",
    cloze: true,
    fields: ["Text", "Extra", "Source"],
    templates: [
      {
        name: "Cloze",
        question: "{{cloze:Text}}",
        answer: `{{cloze:Text}}<br>\n{{Extra}}${SOURCE}`,
      },
    ],
  },
  occlusion: {
    id: 1_700_000_000_105,
    name: "Sclepios – Image Occlusion",
    cloze: true,
    stock: 6,
    css: OCCLUSION_CSS,
    fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments", "Source"],
    templates: [{ name: "Image Occlusion", question: OCCLUSION_FRONT, answer: OCCLUSION_BACK }],
  },
};

/** A type that we wrote and nobody changed since: its notes are read and written without it. */
export function isOwnType({ id, css, type, flds, tmpls }: Definition): boolean {
  const own = Object.values(OWN_TYPES).find((one) => one.id === id);
  if (!own || (own.css ?? CSS) !== css || own.cloze !== (type === 1)) return false;
  const templates = tmpls.map(({ name, qfmt, afmt }) => ({ name, question: qfmt, answer: afmt }));
  return isDeepStrictEqual(
    [flds.map(({ name }) => name), templates],
    [[...own.fields], own.templates.map((one) => ({ ...one }))],
  );
}

/**
 * The type that a note is written with: an occlusion without its picture is a plain note. Anki
 * refuses a whole package for one note that has not the fields of its type (`prepare_for_update`,
 * rslib/src/notes/mod.rs).
 */
export const typeOf = ({ kind, occlusion }: Pick<ImportedNote, "kind" | "occlusion">): OwnType =>
  OWN_TYPES[kind === "occlusion" && !occlusion ? "basic" : kind];

/** The fields of a note in the order of its type. */
export function fieldsOf(note: ImportedNote): string[] {
  const source = sourceHtml(note.details);
  if (note.kind === "cloze") return [note.question, note.extra, source];
  if (note.kind === "occlusion" && note.occlusion)
    return [
      writeMasks(note.occlusion),
      `<img src="${toHtml(note.occlusion.image)}">`,
      note.question,
      note.answer,
      note.extra,
      source,
    ];
  return [note.question, note.answer, note.extra, source];
}

/** Our types as `col.models` of schema 11 has them. */
export const ownDefinitions = (): Definition[] =>
  Object.values(OWN_TYPES).map((type) => ({
    id: type.id,
    name: type.name,
    type: type.cloze ? 1 : 0,
    mod: TYPES_CHANGED,
    usn: -1,
    sortf: 0,
    did: null,
    tags: [],
    vers: [],
    css: type.css ?? CSS,
    latexPre: "\\documentclass[12pt]{article}\n\\usepackage[utf8]{inputenc}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    req: type.templates.map((_, ordinal) => [ordinal, "any", [ordinal === 0 ? 0 : 1]]),
    ...(type.stock === undefined ? {} : { originalStockKind: type.stock }),
    flds: type.fields.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
      ...(type.stock === undefined || ord >= OCCLUSION_PARTS
        ? {}
        : { tag: ord, preventDeletion: ord < 4 }),
    })),
    tmpls: type.templates.map(({ name, question, answer }, ord) => ({
      name,
      ord,
      qfmt: question,
      afmt: answer,
      bqfmt: "",
      bafmt: "",
      did: null,
    })),
  }));
