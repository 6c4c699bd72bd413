// Decks of a collection with their options: JSON up to schema 11, tables with Protocol Buffers
// after.
import { z } from "zod";
import type { ImportedDeck, ImportedDeckOptions } from "../../domain/imported.ts";
import type { Collection } from "./database.ts";
import { type Message, readMessage } from "./protobuf.ts";
import { bytesOf, readingMessages, readJsonColumn } from "./setting-columns.ts";

const steps = z.array(z.number()).catch([]);
const decksSchema = z.record(
  z.string(),
  z.object({ name: z.string(), desc: z.string().catch(""), conf: z.number().nullish() }),
);
const optionsSchema = z.record(
  z.string(),
  z.object({
    new: z.object({ perDay: z.number(), delays: steps, bury: z.boolean().catch(false) }),
    rev: z.object({ perDay: z.number(), maxIvl: z.number(), bury: z.boolean().catch(false) }),
    lapse: z.object({ delays: steps, leechFails: z.number().catch(8) }),
    desiredRetention: z.number().nullish(),
  }),
);

/**
 * Where cards go whose deck is not in the file, or has no name: Anki gives them one too when it
 * checks a collection.
 */
export const UNDECLARED_DECK: ImportedDeck = { path: ["Anki"], description: "", options: null };

/** "Parent::Child" in JSON and in older files, a unit separator in the tables of recent ones. */
export function deckPath(name: string): string[] {
  const path = name
    .replaceAll("\u001f", "::")
    .split("::")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return path.length > 0 ? path : [...UNDECLARED_DECK.path];
}

/**
 * Times a card may be forgotten at most before Anki calls it a leech (rslib/src/deckconfig/mod.rs).
 */
export const NO_LEECH = 9999;
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Anki's bounds: a file may hold anything. */
function bounded(options: ImportedDeckOptions): ImportedDeckOptions {
  const minutes = (list: readonly number[]) =>
    list.filter((step) => step > 0 && step <= 60 * 24 * 30).slice(0, 20);
  const retention = options.desiredRetention;
  return {
    newPerDay: between(Math.round(options.newPerDay), 0, 9999),
    reviewsPerDay: between(Math.round(options.reviewsPerDay), 0, 9999),
    maximumIntervalDays: between(Math.round(options.maximumIntervalDays), 1, 36_500),
    desiredRetention:
      retention !== null && retention >= 0.7 && retention <= 0.99
        ? Number(retention.toFixed(4))
        : null,
    learningSteps: minutes(options.learningSteps),
    relearningSteps: minutes(options.relearningSteps),
    burySiblings: options.burySiblings,
    // Anki has no "never": its largest threshold is what we write for it.
    leechThreshold:
      options.leechThreshold >= NO_LEECH
        ? 0
        : between(Math.round(options.leechThreshold), 0, NO_LEECH),
  };
}

function legacyDecks({ database }: Collection): Map<number, ImportedDeck> {
  const row = database.prepare("SELECT decks, dconf FROM col LIMIT 1").get();
  const options = readJsonColumn(optionsSchema, row?.dconf === "" ? "{}" : row?.dconf, "col.dconf");
  return new Map(
    Object.entries(readJsonColumn(decksSchema, row?.decks, "col.decks")).map(([id, deck]) => {
      const found = options[String(deck.conf ?? "")];
      return [
        Number(id),
        {
          path: deckPath(deck.name),
          description: deck.desc,
          options: found
            ? bounded({
                newPerDay: found.new.perDay,
                reviewsPerDay: found.rev.perDay,
                maximumIntervalDays: found.rev.maxIvl,
                desiredRetention: found.desiredRetention ?? null,
                learningSteps: found.new.delays,
                relearningSteps: found.lapse.delays,
                burySiblings: found.new.bury || found.rev.bury,
                leechThreshold: found.lapse.leechFails,
              })
            : null,
        },
      ];
    }),
  );
}

/**
 * DeckConfig.Config of deck_config.proto. A number that equals its default of zero is not written.
 */
function modernOptions(config: Message): ImportedDeckOptions {
  return bounded({
    newPerDay: config.number(9) ?? 0,
    reviewsPerDay: config.number(10) ?? 0,
    maximumIntervalDays: config.number(16) ?? 36_500,
    desiredRetention: config.float(37),
    learningSteps: config.floats(1),
    relearningSteps: config.floats(2),
    burySiblings: config.number(27) === 1 || config.number(28) === 1,
    leechThreshold: config.number(22) ?? 0,
  });
}

function modernDecks({ database }: Collection): Map<number, ImportedDeck> {
  const options = new Map(
    database
      .prepare("SELECT id, config FROM deck_config")
      .all()
      .map((row) => [Number(row.id), modernOptions(readMessage(bytesOf(row.config)))]),
  );
  return new Map(
    database
      .prepare("SELECT id, name, kind FROM decks")
      .all()
      .map((row) => {
        // KindContainer.normal 1: config_id 1, description 4. A filtered deck (2) has neither.
        const normal = readMessage(bytesOf(row.kind)).message(1);
        return [
          Number(row.id),
          {
            path: deckPath(String(row.name)),
            description: normal?.text(4) ?? "",
            options: options.get(normal?.number(1) ?? 0) ?? null,
          },
        ];
      }),
  );
}

export function readDecks(collection: Collection): Map<number, ImportedDeck> {
  return collection.schema > 11
    ? readingMessages("decks", () => modernDecks(collection))
    : legacyDecks(collection);
}
