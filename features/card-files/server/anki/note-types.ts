// Note types of a collection: JSON in the one row of `col` up to schema 11, tables with Protocol
// Buffers after.
import type { Collection } from "./database.ts";
import { type Definition, type NoteType, readDefinition, typeOf } from "./definition.ts";
import { parseExact } from "./exact-json.ts";
import { modernTypes } from "./modern-types.ts";
import { Refused } from "./refusal.ts";
import { readingMessages } from "./setting-columns.ts";
import { DEEPEST_SECTION, sectionDepth } from "./template.ts";

/** A type of a file, with the whole of what the file says of it. */
export interface FileType extends NoteType {
  definition: Definition;
}

/** Whether its templates nest sections deeper than is read. */
export const isTooDeep = ({ templates }: NoteType): boolean =>
  templates.some(
    (one) => Math.max(sectionDepth(one.question), sectionDepth(one.answer)) > DEEPEST_SECTION,
  );

const fileType = (definition: Definition): FileType => ({ ...typeOf(definition), definition });

function legacyTypes({ database }: Collection): FileType[] {
  const row = database.prepare("SELECT models FROM col LIMIT 1").get();
  let models: unknown;
  try {
    models = parseExact(String(row?.models));
  } catch (fault) {
    throw new Refused("corruptDatabase", "col.models", { cause: fault });
  }
  if (typeof models !== "object" || models === null || Array.isArray(models))
    throw new Refused("corruptDatabase", "col.models");
  return Object.entries(models).map(([id, model]) => {
    const definition = readDefinition({ ...model, id: Number(id) });
    if (!definition) throw new Refused("corruptDatabase", `col.models.${id}`);
    return fileType(definition);
  });
}

export function readNoteTypes(collection: Collection): Map<number, FileType> {
  const types =
    collection.schema > 11
      ? readingMessages("notetypes", () => modernTypes(collection).map(fileType))
      : legacyTypes(collection);
  return new Map(types.map((type) => [type.id, type]));
}
