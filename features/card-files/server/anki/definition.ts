// A note type as `col.models` of schema 11 has it (rslib/src/notetype/schema11.rs): whatever is
// there stays, and what Anki demands and a file of another program lacks gets Anki's own default.
import { z } from "zod";
import { parseExact } from "./exact-json.ts";

const u16 = z
  .int()
  .min(0)
  .max(2 ** 16 - 1);
const text = z.string().catch("");

const field = z.looseObject({
  name: z.string(),
  ord: u16.catch(0),
  sticky: z.boolean().catch(false),
  rtl: z.boolean().catch(false),
  font: z.string().catch("Arial"),
  size: u16.catch(20),
});
const template = z.looseObject({
  name: text,
  ord: u16.catch(0),
  qfmt: z.string(),
  afmt: text,
  did: z.int().nullable().catch(null),
});
const requirement = z.tuple([u16, z.enum(["any", "all", "none"]), z.array(u16)]);

const model = z.looseObject({
  id: z.int(),
  name: text,
  type: z.literal([0, 1]).catch(0),
  mod: z.int().catch(0),
  usn: z.literal(-1).catch(-1),
  sortf: u16.catch(0),
  did: z.int().nullable().catch(null),
  css: text,
  latexPre: text,
  latexPost: text,
  req: z.array(requirement).catch([]),
  originalStockKind: z.int().optional().catch(undefined),
  flds: z.array(field).max(500),
  tmpls: z.array(template).max(500),
});
export type Definition = z.output<typeof model>;

const numbered = <T extends { ord: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.ord - b.ord).map((one, ord) => ({ ...one, ord }));

/** Null for what is no note type. Fields and templates are put in their order. */
export function readDefinition(value: unknown): Definition | null {
  const read = model.safeParse(value);
  if (!read.success) return null;
  const { flds, tmpls, sortf } = read.data;
  return {
    ...read.data,
    flds: numbered(flds),
    tmpls: numbered(tmpls),
    sortf: sortf < flds.length ? sortf : 0,
  };
}

/** What is needed of a type to read its notes. */
export interface NoteType {
  id: number;
  name: string;
  cloze: boolean;
  /** OriginalStockKind of notetypes.proto; 6 is image occlusion, 0 unknown. */
  stock: number;
  fields: readonly string[];
  templates: readonly { ordinal: number; name: string; question: string; answer: string }[];
}

export const typeOf = (definition: Definition): NoteType => ({
  id: definition.id,
  name: definition.name,
  cloze: definition.type === 1,
  stock: definition.originalStockKind ?? 0,
  fields: definition.flds.map(({ name }) => name),
  templates: definition.tmpls.map(({ ord, name, qfmt, afmt }) => ({
    ...{ ordinal: ord, name, question: qfmt, answer: afmt },
  })),
});

export const writeDefinition = (definition: Definition): string => JSON.stringify(definition);

/** Null for a text that is no definition. */
export function parseDefinition(text: string): Definition | null {
  try {
    return readDefinition(parseExact(text));
  } catch {
    return null;
  }
}
