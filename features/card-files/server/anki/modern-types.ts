// Note types of the tables of schema 15 and later as schema 11 has them: what Anki itself does when
// it writes a package for older versions. Field numbers are those of Notetype in notetypes.proto.
import type { Collection } from "./database.ts";
import { type Definition, readDefinition } from "./definition.ts";
import { parseExact, wholeNumber } from "./exact-json.ts";
import { type Message, readMessage } from "./protobuf.ts";
import { Refused } from "./refusal.ts";
import { bytesOf } from "./setting-columns.ts";

const REQUIREMENTS = ["none", "any", "all"] as const;

/** What other programs and older versions wrote, kept by Anki as JSON beside its own. */
function others(config: Message): object {
  const text = config.text(255);
  try {
    const read: unknown = text === "" ? {} : parseExact(text);
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

const isSet = (config: Message, field: number) => config.number(field) === 1;
const identity = (config: Message, field: number) => {
  const id = config.long(field);
  return id === null ? {} : { id: wholeNumber(id) };
};
/** A deck, or none: zero. */
const deckOf = (config: Message, field: number) => Number(config.long(field) ?? 0n) || null;

function field(name: unknown, config: Message): object {
  const tag = config.number(10);
  return {
    ...others(config),
    name: String(name),
    sticky: isSet(config, 1),
    rtl: isSet(config, 2),
    font: config.text(3),
    size: config.number(4) ?? 0,
    description: config.text(5),
    plainText: isSet(config, 6),
    collapsed: isSet(config, 7),
    excludeFromSearch: isSet(config, 8),
    ...identity(config, 9),
    ...(tag === null ? {} : { tag }),
    preventDeletion: isSet(config, 11),
  };
}

const template = (name: unknown, config: Message): object => ({
  ...others(config),
  name: String(name),
  qfmt: config.text(1),
  afmt: config.text(2),
  bqfmt: config.text(3),
  bafmt: config.text(4),
  did: deckOf(config, 5),
  bfont: config.text(6),
  bsize: config.number(7) ?? 0,
  ...identity(config, 8),
});

function model(
  row: Record<string, unknown>,
  flds: readonly object[],
  tmpls: readonly object[],
): object {
  const config = readMessage(bytesOf(row.config));
  const stock = config.number(9);
  const original = config.long(10);
  return {
    ...others(config),
    id: Number(row.id),
    name: String(row.name),
    type: config.number(1) ?? 0,
    mod: Number(row.mtime_secs),
    sortf: config.number(2) ?? 0,
    css: config.text(3),
    did: deckOf(config, 4),
    latexPre: config.text(5),
    latexPost: config.text(6),
    latexsvg: isSet(config, 7),
    req: config
      .messages(8)
      .map((one) => [
        one.number(1) ?? 0,
        REQUIREMENTS[one.number(2) ?? 0] ?? "none",
        one.numbers(3),
      ]),
    ...(stock ? { originalStockKind: stock } : {}),
    ...(original === null ? {} : { originalId: wholeNumber(original) }),
    flds,
    tmpls,
  };
}

/** Throws DamagedMessage. */
export function modernTypes({ database }: Collection): Definition[] {
  const rows = (sql: string) => database.prepare(sql).all();
  const ofType = (list: readonly Record<string, unknown>[], id: unknown) =>
    list.filter(({ ntid }) => ntid === id);
  const fields = rows("SELECT ntid, ord, name, config FROM fields");
  const templates = rows("SELECT ntid, ord, name, config FROM templates");
  return rows("SELECT id, name, mtime_secs, config FROM notetypes").map((row) => {
    const parts = (list: typeof fields, make: (name: unknown, config: Message) => object) =>
      ofType(list, row.id).map(({ ord, name, config }) => ({
        ...make(name, readMessage(bytesOf(config))),
        ord: Number(ord),
      }));
    const read = readDefinition(model(row, parts(fields, field), parts(templates, template)));
    if (!read) throw new Refused("corruptDatabase", "notetypes");
    return read;
  });
}
