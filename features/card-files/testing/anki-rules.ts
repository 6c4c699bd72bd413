// What Anki demands of the settings of a collection of schema 11, as its own source reads them
// (github.com/ankitects/anki, folder rslib/src): a field that is missing or of another type there
// refuses the whole package.
import { z } from "zod";

export const i32 = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
export const u32 = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);
const u16 = z
  .int()
  .min(0)
  .max(2 ** 16 - 1);
const u8 = z.int().min(0).max(255);
const i64 = z.int();
const f32 = z.number();

/** notetype/schema11.rs: no default where none is said there. `did` may be null, never absent. */
const field = z.object({
  ...{
    name: z.string().min(1),
    ord: u16,
    sticky: z.boolean(),
    rtl: z.boolean(),
    font: z.string(),
    size: u16,
  },
  ...{ tag: u32.nullish(), preventDeletion: z.boolean().optional() },
});
const template = z.object({
  name: z.string().min(1),
  ord: u16,
  qfmt: z.string(),
  afmt: z.string(),
});
const requirement = z.tuple([u16, z.enum(["any", "all", "none"]), z.array(u16)]);
const notetype = z.object({
  ...{
    id: i64,
    name: z.string().min(1),
    type: z.literal([0, 1]),
    mod: i64,
    usn: i32,
    sortf: u16,
    did: i64.nullable(),
  },
  ...{
    tmpls: z.array(template).min(1),
    flds: z.array(field).min(1),
    css: z.string(),
    req: z.array(requirement),
  },
  ...{ latexPre: z.string(), latexPost: z.string(), originalStockKind: i32.default(0) },
});

/** decks/schema11.rs, of a deck that is not filtered. */
const today = z.tuple([i32, i32]);
const deck = z.object({
  ...{
    id: i64,
    name: z.string().min(1),
    mod: i64,
    usn: i32,
    dyn: z.literal(0),
    conf: i64,
    desc: z.string(),
  },
  ...{ lrnToday: today, revToday: today, newToday: today, timeToday: today },
  ...{ collapsed: z.boolean(), browserCollapsed: z.boolean(), extendNew: i32, extendRev: i32 },
});

/**
 * deckconfig/schema11.rs; the bounds are those of `ensure_deck_config_values_valid`
 * (deckconfig/mod.rs): a value outside them is replaced by Anki's default without a word.
 */
const within = (least: number, most: number) => z.int().min(least).max(most);
const deckConfig = z.object({
  ...{
    id: i64,
    mod: i64,
    name: z.string(),
    usn: i32,
    maxTaken: within(1, 9999),
    autoplay: z.boolean(),
    timer: u8,
  },
  ...{ replayq: z.boolean(), dyn: z.boolean(), desiredRetention: f32.min(0.7).max(0.99) },
  sm2Retention: f32.min(0.7).max(0.97),
  fsrsParams6: z
    .array(f32)
    .refine(({ length }) => length === 0 || length === 21)
    .default([]),
  new: z.object({
    ...{
      bury: z.boolean(),
      delays: z.array(f32.positive()),
      initialFactor: u16.min(1310).max(5000),
    },
    ...{ ints: z.tuple([u16, u16, u16]), order: z.literal([0, 1]), perDay: within(0, 9999) },
  }),
  rev: z.object({
    ...{
      bury: z.boolean(),
      ease4: f32.min(1).max(5),
      ivlFct: f32.min(0.5).max(2),
      maxIvl: within(1, 36_500),
    },
    ...{ perDay: within(0, 9999), hardFactor: f32.min(0.5).max(1.3) },
  }),
  lapse: z.object({
    ...{
      delays: z.array(f32.positive()),
      leechAction: z.literal([0, 1]),
      leechFails: within(1, 9999),
    },
    ...{ minInt: within(1, 36_500), mult: f32.min(0).max(1) },
  }),
});

/**
 * Keys of config/bool.rs, config/mod.rs and scheduler/timing.rs that change what a collection
 * means.
 */
const config = z.object({
  ...{
    schedVer: z.literal(2),
    sched2021: z.literal(true),
    fsrs: z.boolean().default(false),
    creationOffset: i32,
    nextPos: u32,
  },
});

export interface CollectionSettings {
  models: Record<string, z.output<typeof notetype>>;
  decks: Record<string, z.output<typeof deck>>;
  options: Record<string, z.output<typeof deckConfig>>;
  config: z.output<typeof config> | null;
}

const isUnique = (names: readonly string[]) =>
  new Set(names.map((name) => name.normalize("NFC").toLowerCase())).size === names.length;
const FILTERS = /\{\{([^{}]*)\}\}/g;
const SPECIAL = new Set(["FrontSide", "Card", "CardFlag", "Deck", "Subdeck", "Tags", "Type"]);

/** Checks of notetype/mod.rs and notetype/checks.rs, and of image_occlusion/notetype.rs. */
function* typeBreaches({
  name,
  type,
  flds,
  tmpls,
  sortf,
  originalStockKind,
  req,
}: z.output<typeof notetype>) {
  const fields = flds.map((one) => one.name);
  if (!isUnique(fields) || !isUnique(tmpls.map((one) => one.name)))
    yield `${name}: two fields or templates of one name`;
  for (const [index, { ord }] of flds.entries())
    if (ord !== index) yield `${name}: field ${index} has the place ${ord}`;
  for (const [index, { ord }] of tmpls.entries())
    if (ord !== index) yield `${name}: template ${index} is ${ord}`;
  if (sortf >= flds.length) yield `${name}: sorts by no field`;
  // Characters that notetype/fields.rs takes out of a name.
  for (const one of fields)
    if (/[:{}"]|^[#/^\s]|\s$/.test(one)) yield `${name}: the field ${one} would be renamed`;
  if (!isUnique(tmpls.map(({ qfmt }) => qfmt))) yield `${name}: two cards ask the same`;
  for (const { name: title, qfmt, afmt } of tmpls) {
    const named = [...qfmt.matchAll(FILTERS)].map(([, body = ""]) => body);
    if (type === 1 && !named.some((body) => body.startsWith("cloze:")))
      yield `${name}, ${title}: no gap is asked`;
    if (named.length === 0) yield `${name}, ${title}: the front names no field`;
    for (const [, body = ""] of (qfmt + afmt).matchAll(FILTERS)) {
      const one =
        body
          .replace(/^[#^/]/, "")
          .split(":")
          .at(-1) ?? "";
      if (!SPECIAL.has(one) && !fields.includes(one))
        yield `${name}, ${title}: there is no field ${one}`;
    }
  }
  for (const [ord, , used] of req)
    if (ord >= tmpls.length || used.some((one) => one >= flds.length))
      yield `${name}: a requirement of nothing`;
  if (originalStockKind !== 6) return;
  // ImageOcclusionField of notetypes.proto: 0 occlusions, 1 image, 2 header, 3 extra of the back, 4
  // comments.
  const tags = flds.flatMap(({ tag }) => tag ?? []);
  if (tags.join() !== "0,1,2,3,4") yield `${name}: the parts of an occlusion are ${tags.join()}`;
}

/**
 * decks/name.rs: each part of a name without control characters, spaces or colons around, and its
 * parents there.
 */
function* deckBreaches(decks: CollectionSettings["decks"], options: CollectionSettings["options"]) {
  const names = Object.values(decks).map(({ name }) => name);
  if (!isUnique(names)) yield "two decks of one name";
  for (const [id, { name, conf, id: own }] of Object.entries(decks)) {
    if (String(own) !== id) yield `${name}: kept as ${id}, named ${own}`;
    // import_export/gather.rs: `or_not_found(config_id)`.
    if (!options[conf]) yield `${name}: no options ${conf}`;
    const parts = name.split("::");
    if (parts.some((part) => /^[\s:]|[\s:]$|^$/.test(part) || /\p{Cc}/u.test(part)))
      yield `${name}: would be renamed`;
    const parent = parts.slice(0, -1).join("::");
    if (parent !== "" && !names.includes(parent)) yield `${name}: its parent is not there`;
  }
  if (!decks[1]) yield "no default deck";
}

/** Settings as Anki deserialises them, and what it would refuse or change. */
export function readSettings(col: Record<string, unknown>): {
  settings: CollectionSettings;
  breaches: string[];
} {
  const breaches: string[] = [];
  const list = <T>(column: string, shape: z.ZodType<T>): Record<string, T> => {
    const read = z
      .record(z.string().regex(/^\d+$/), shape)
      .safeParse(JSON.parse(String(col[column])));
    if (read.success) return read.data;
    breaches.push(
      ...read.error.issues.map(
        ({ path, message }) => `col.${column}.${path.join(".")}: ${message}`,
      ),
    );
    return {};
  };
  const [models, decks, options] = [
    list("models", notetype),
    list("decks", deck),
    list("dconf", deckConfig),
  ];
  const conf = config.safeParse(JSON.parse(String(col.conf)));
  if (!conf.success) breaches.push(`col.conf: ${z.prettifyError(conf.error)}`);
  if (!isUnique(Object.values(models).map(({ name }) => name)))
    breaches.push("two note types of one name");
  for (const type of Object.values(models)) breaches.push(...typeBreaches(type));
  breaches.push(...deckBreaches(decks, options));
  return {
    settings: { models, decks, options, config: conf.success ? conf.data : null },
    breaches,
  };
}
