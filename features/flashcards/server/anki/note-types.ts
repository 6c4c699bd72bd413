// Note types of a collection: JSON in the one row of `col` up to schema 11, tables with Protocol Buffers after.
import { z } from "zod";
import type { Collection } from "./database.ts";
import { DamagedMessage, readMessage } from "./protobuf.ts";
import { Refused } from "./refused.ts";

export interface NoteType {
  id: number;
  name: string;
  cloze: boolean;
  /** OriginalStockKind of notetypes.proto; 6 is image occlusion, 0 unknown. */
  stock: number;
  fields: readonly string[];
  templates: readonly { ordinal: number; name: string; question: string; answer: string }[];
}

const legacySchema = z.record(
  z.string(),
  z.object({
    name: z.string().default(""),
    type: z.number().default(0),
    originalStockKind: z.number().nullish(),
    flds: z.array(z.object({ name: z.string(), ord: z.number() })),
    tmpls: z.array(z.object({ name: z.string().default(""), ord: z.number(), qfmt: z.string(), afmt: z.string() })),
  }),
);

/** Reads a JSON column with its schema; anything else in it is a damaged collection. */
export function readJsonColumn<T>(schema: z.ZodType<T>, text: unknown, column: string): T {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch (fault) {
    throw new Refused("corruptDatabase", column, { cause: fault });
  }
}

/** Runs a reading of Protocol Buffers; a message that does not parse is a damaged collection. */
export function readingMessages<T>(table: string, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof DamagedMessage) throw new Refused("corruptDatabase", table, { cause: fault });
    throw fault;
  }
}

export const bytesOf = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());

const inOrder = <T extends { ordinal: number }>(list: T[]) => list.sort((a, b) => a.ordinal - b.ordinal);

function legacyTypes({ database }: Collection): NoteType[] {
  const row = database.prepare("SELECT models FROM col LIMIT 1").get();
  const models = readJsonColumn(legacySchema, row?.models, "col.models");
  return Object.entries(models).map(([id, model]) => ({
    id: Number(id),
    name: model.name,
    cloze: model.type === 1,
    stock: model.originalStockKind ?? 0,
    fields: [...model.flds].sort((a, b) => a.ord - b.ord).map(({ name }) => name),
    templates: inOrder(
      model.tmpls.map(({ name, ord, qfmt, afmt }) => ({ ordinal: ord, name, question: qfmt, answer: afmt })),
    ),
  }));
}

function modernTypes({ database }: Collection): NoteType[] {
  const fields = database.prepare("SELECT ntid, ord, name FROM fields").all();
  const templates = database.prepare("SELECT ntid, ord, name, config FROM templates").all();
  const types = database.prepare("SELECT id, name, config FROM notetypes").all();
  return types.map((type) => {
    const config = readMessage(bytesOf(type.config));
    return {
      id: Number(type.id),
      name: String(type.name),
      // Notetype.Config: kind 1, original_stock_kind 9.
      cloze: config.number(1) === 1,
      stock: config.number(9) ?? 0,
      fields: fields
        .filter(({ ntid }) => ntid === type.id)
        .sort((a, b) => Number(a.ord) - Number(b.ord))
        .map(({ name }) => String(name)),
      templates: inOrder(
        templates
          .filter(({ ntid }) => ntid === type.id)
          .map((template) => {
            // Notetype.Template.Config: q_format 1, a_format 2.
            const formats = readMessage(bytesOf(template.config));
            return {
              ordinal: Number(template.ord),
              name: String(template.name),
              question: formats.text(1),
              answer: formats.text(2),
            };
          }),
      ),
    };
  });
}

export function readNoteTypes(collection: Collection): Map<number, NoteType> {
  const types =
    collection.schema > 11 ? readingMessages("notetypes", () => modernTypes(collection)) : legacyTypes(collection);
  return new Map(types.map((type) => [type.id, type]));
}
