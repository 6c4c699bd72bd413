// `col.decks` and `col.dconf` of schema 11. Ids follow from the name, so that the same deck gets
// the same id in every export.
import { createHash } from "node:crypto";
import type { ImportedDeck, ImportedDeckOptions } from "../../domain/imported.ts";
import { NO_LEECH } from "./decks.ts";

const DEFAULT_DECK = 1;
const DEFAULT_NAME = "Default";
/** Ids of Anki are times in milliseconds; these lie in 2001 to 2009, before any real one. */
const FIRST_ID = 1_000_000_000_000;
const SPAN = 2 ** 38;

const title = (path: readonly string[]) => path.join("\u001f");
const idFor = (name: string) =>
  FIRST_ID + (createHash("sha256").update(name).digest().readUIntBE(0, 6) % SPAN);

/**
 * A part of a name as Anki would make it (`normalized_deck_name_component`,
 * rslib/src/decks/name.rs).
 */
const partOf = (part: string) =>
  part
    .normalize("NFC")
    .replace(/\p{Cc}/gu, "")
    .replaceAll("::", ":")
    .replace(/^[\s:]+|[\s:]+$/g, "") || "blank";

export const DEFAULT_RETENTION = 0.9;
const DEFAULTS: ImportedDeckOptions = {
  newPerDay: 20,
  reviewsPerDay: 200,
  maximumIntervalDays: 36_500,
  desiredRetention: DEFAULT_RETENTION,
  learningSteps: [1, 10],
  relearningSteps: [10],
  burySiblings: false,
  leechThreshold: 8,
};

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * Within Anki's bounds: it replaces what lies outside by its own defaults
 * (`ensure_deck_config_values_valid`, rslib/src/deckconfig/mod.rs).
 */
const bounded = (options: ImportedDeckOptions): ImportedDeckOptions => ({
  ...options,
  newPerDay: within(options.newPerDay, 0, 9999),
  reviewsPerDay: within(options.reviewsPerDay, 0, 9999),
  maximumIntervalDays: within(options.maximumIntervalDays, 1, 36_500),
  desiredRetention: Math.min(0.99, Math.max(0.7, options.desiredRetention ?? DEFAULT_RETENTION)),
  leechThreshold:
    options.leechThreshold === 0 ? NO_LEECH : within(options.leechThreshold, 1, NO_LEECH),
});

function optionsJson(
  id: number,
  name: string,
  options: ImportedDeckOptions,
  weights: readonly number[] | null,
) {
  return {
    id,
    name,
    mod: 0,
    usn: -1,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: options.burySiblings,
      delays: options.learningSteps,
      initialFactor: 2500,
      ints: [1, 4, 0],
      order: 1,
      perDay: options.newPerDay,
    },
    rev: {
      bury: options.burySiblings,
      ease4: 1.3,
      ivlFct: 1,
      maxIvl: options.maximumIntervalDays,
      perDay: options.reviewsPerDay,
      hardFactor: 1.2,
    },
    lapse: {
      delays: options.relearningSteps,
      leechAction: 1,
      leechFails: options.leechThreshold,
      minInt: 1,
      mult: 0,
    },
    // Left out, Anki would read 0, and take its default instead.
    desiredRetention: options.desiredRetention,
    sm2Retention: DEFAULT_RETENTION,
    // The weights of the person; empty, Anki takes the published ones, as we do.
    fsrsParams6: weights ?? [],
  };
}

function deckJson(id: number, name: string, description: string, conf: number) {
  const none = [0, 0];
  return {
    id,
    name,
    desc: description,
    mod: 0,
    usn: -1,
    lrnToday: none,
    revToday: none,
    newToday: none,
    timeToday: none,
    collapsed: false,
    browserCollapsed: false,
    dyn: 0,
    conf,
    extendNew: 0,
    extendRev: 0,
  };
}

export interface WrittenDecks {
  decks: string;
  options: string;
  idOf(path: readonly string[]): number;
  /** The options that hold in Anki for the cards of this deck. */
  optionsOf(path: readonly string[]): ImportedDeckOptions;
}

/**
 * A deck without its own options shares the default ones; a note whose deck was not declared gives
 * it too (`idOf`, before `decks` is read).
 */
export function writeDecks(
  decks: readonly ImportedDeck[],
  weights: readonly number[] | null,
): WrittenDecks {
  const written = new Map([[DEFAULT_NAME, { id: DEFAULT_DECK, name: DEFAULT_NAME }]]);
  // For Anki, names that differ by case alone are one.
  const names = new Set([DEFAULT_NAME.toLowerCase()]);
  const ids = new Set([DEFAULT_DECK]);
  const described = new Map(decks.map((deck) => [title(deck.path), deck]));

  const write = (path: readonly string[]): { id: number; name: string } => {
    const known = written.get(title(path));
    if (known) return known;
    // Anki expects every parent to exist.
    const parent = path.length > 1 ? `${write(path.slice(0, -1)).name}::` : "";
    let name = `${parent}${partOf(path.at(-1) ?? "")}`;
    while (names.has(name.toLowerCase())) name += "_";
    let id = idFor(name);
    while (ids.has(id)) id += 1;
    names.add(name.toLowerCase());
    ids.add(id);
    written.set(title(path), { id, name });
    return { id, name };
  };
  for (const { path } of decks) write(path);
  const ownOptions = (key: string) => described.get(key)?.options ?? null;
  return {
    idOf: (path) => write(path).id,
    optionsOf: (path) => bounded(ownOptions(title(path)) ?? DEFAULTS),
    get decks() {
      return JSON.stringify(
        Object.fromEntries(
          [...written].map(([key, { id, name }]) => [
            id,
            deckJson(
              id,
              name,
              described.get(key)?.description ?? "",
              ownOptions(key) ? id : DEFAULT_DECK,
            ),
          ]),
        ),
      );
    },
    get options() {
      return JSON.stringify(
        Object.fromEntries([
          [
            DEFAULT_DECK,
            optionsJson(
              DEFAULT_DECK,
              DEFAULT_NAME,
              bounded(ownOptions(DEFAULT_NAME) ?? DEFAULTS),
              weights,
            ),
          ],
          ...[...written].flatMap(([key, { id, name }]) => {
            const own = id === DEFAULT_DECK ? null : ownOptions(key);
            return own ? [[id, optionsJson(id, name, bounded(own), weights)]] : [];
          }),
        ]),
      );
    },
  };
}
