// `col.decks` and `col.dconf` of schema 11. Ids follow from the name, so that the same deck gets the same id in every export.
import { createHash } from "node:crypto";
import type { ImportedDeck, ImportedDeckOptions } from "../../domain/imported.ts";

const DEFAULT_DECK = 1;
const DEFAULT_NAME = "Default";
/** Ids of Anki are times in milliseconds; these lie in 2001 to 2009, before any real one. */
const FIRST_ID = 1_000_000_000_000;
const SPAN = 2 ** 38;

const name = (path: readonly string[]) => path.map((part) => part.replaceAll("::", ":")).join("::");

const idFor = (title: string) => FIRST_ID + (createHash("sha256").update(title).digest().readUIntBE(0, 6) % SPAN);

const DEFAULT_RETENTION = 0.9;
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

function optionsJson(id: number, title: string, options: ImportedDeckOptions) {
  return {
    id,
    name: title,
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
    // Left out, Anki would read 0.
    desiredRetention: options.desiredRetention ?? DEFAULT_RETENTION,
  };
}

function deckJson(id: number, title: string, description: string, conf: number) {
  const none = [0, 0];
  return {
    id,
    name: title,
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
}

/** A deck without its own options shares the default ones; a note whose deck was not declared gives it too (`idOf`, before `decks` is read). */
export function writeDecks(decks: readonly ImportedDeck[]): WrittenDecks {
  const ids = new Map<string, number>([[DEFAULT_NAME, DEFAULT_DECK]]);
  const described = new Map(decks.map((deck) => [name(deck.path), deck]));
  const idOf = (path: readonly string[]): number => {
    const title = name(path);
    const known = ids.get(title);
    if (known !== undefined) return known;
    // Anki expects every parent to exist.
    if (path.length > 1) idOf(path.slice(0, -1));
    const taken = new Set(ids.values());
    let id = idFor(title);
    while (taken.has(id)) id += 1;
    ids.set(title, id);
    return id;
  };
  for (const { path } of decks) idOf(path);
  const configOf = (id: number, title: string) => (described.get(title)?.options ? id : DEFAULT_DECK);
  return {
    idOf,
    get decks() {
      return JSON.stringify(
        Object.fromEntries(
          [...ids].map(([title, id]) => [
            id,
            deckJson(id, title, described.get(title)?.description ?? "", configOf(id, title)),
          ]),
        ),
      );
    },
    get options() {
      return JSON.stringify(
        Object.fromEntries([
          [DEFAULT_DECK, optionsJson(DEFAULT_DECK, DEFAULT_NAME, DEFAULTS)],
          ...[...ids].flatMap(([title, id]) => {
            const options = described.get(title)?.options;
            return options ? [[id, optionsJson(id, title, options)]] : [];
          }),
        ]),
      );
    },
  };
}
