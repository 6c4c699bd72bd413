// `col.models` of schema 11: our types, and those of Anki that the notes of this file came with.
import type { AnkiType } from "#features/flashcards/domain/public.ts";
import { type Definition, type NoteType, parseDefinition, typeOf } from "./definition.ts";
import { ownDefinitions } from "./own-note-types.ts";

export interface WrittenType {
  /** Id in this file. */
  id: number;
  /** Place of the field that sorts. */
  sort: number;
  type: NoteType;
}

export interface TypesWriter {
  /** Puts a type among those of the file; null for a key that names none. */
  use(key: string): WrittenType | null;
  json(): string;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join("\u001f");
/** Notes of one are notes of the other: the same fields and as many templates. */
const isSameShape = (one: Definition, other: Definition) =>
  namesOf(one.flds) === namesOf(other.flds) &&
  namesOf(one.tmpls) === namesOf(other.tmpls) &&
  one.type === other.type;

const folded = (name: string) => name.normalize("NFC").toLowerCase();

/** For Anki, names that differ by case alone are one. */
function withOwnNames(definitions: readonly Definition[]): Definition[] {
  const taken = new Set<string>();
  return definitions.map((definition) => {
    let name = definition.name || `Type ${definition.id}`;
    while (taken.has(folded(name))) name += "+";
    taken.add(folded(name));
    return { ...definition, name };
  });
}

export function writeTypes(types: readonly AnkiType[]): TypesWriter {
  const texts = new Map(types.map(({ key, definition }) => [key, definition]));
  const known = new Map<string, WrittenType | null>();
  const chosen = new Map(ownDefinitions().map((definition) => [definition.id, definition]));

  /**
   * A type changed between two imports is one type, as it was last; another of the same id gets the
   * next that is free.
   */
  const place = (definition: Definition): number => {
    let { id } = definition;
    for (let here = chosen.get(id); here && !isSameShape(here, definition); here = chosen.get(id))
      id += 1;
    const here = chosen.get(id);
    if (!here || here.mod <= definition.mod) chosen.set(id, { ...definition, id });
    return id;
  };
  return {
    use(key) {
      const found = known.get(key);
      if (found !== undefined) return found;
      const definition = parseDefinition(texts.get(key) ?? "");
      const used = definition && {
        id: place(definition),
        sort: definition.sortf,
        type: typeOf(definition),
      };
      known.set(key, used);
      return used;
    },
    json: () =>
      JSON.stringify(
        Object.fromEntries(withOwnNames([...chosen.values()]).map((one) => [one.id, one])),
      ),
  };
}
