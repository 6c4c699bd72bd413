// A large fictitious collection, for trying and measuring what ten thousand cards ask of the
// product.
import { findPersonId } from "#features/accounts/server/public.ts";
import { DEFAULT_DECK_OPTIONS, scheduleOf } from "#features/flashcards/domain/public.ts";
import {
  DEFAULT_ZONE,
  makeScheduler,
  NEW_CARD,
  type Rating,
} from "#features/memory/domain/public.ts";
import { repeatableRandom } from "#platform/feature/repeatable-random.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Seed } from "#platform/feature/server/server-feature.ts";
import type { ImportedNote } from "../domain/imported.ts";
import { newCard } from "../domain/imported.ts";
import { toImportedOptions } from "../domain/imported-options.ts";
import { importFile, type OpenedFile } from "./import-file.ts";
import { factId } from "./import-notes.ts";

const EMAIL = "demo@example.org";
const NOTES = 10_000;
const BATCH = 250;
const DAY_MS = 86_400_000;
const PARENT = "Collection fictive";
const SUBJECTS = ["Neurologie", "Cardiologie", "Réanimation", "Toxicologie", "Infectiologie"];
const SIGNS = ["signe", "seuil", "score", "examen", "délai", "traitement", "piège", "définition"];
const GRADES: Record<Rating, 1 | 2 | 3 | 4> = {
  very_difficult: 1,
  difficult: 2,
  good: 3,
  easy: 4,
  very_easy: 4,
};

/** What a person would have answered, who forgets one card in eight. */
function drawRating(random: () => number): Rating {
  if (random() < 0.12) return "very_difficult";
  if (random() < 0.15) return "difficult";
  return random() < 0.8 ? "good" : "easy";
}

/** The reviews that FSRS would have asked of a card, and the state they leave it in. */
function studied(guid: string, n: number, now: number, random: () => number) {
  const history: { at: number; rating: Rating; days: number }[] = [];
  let state = NEW_CARD;
  const scheduler = makeScheduler(scheduleOf(DEFAULT_DECK_OPTIONS, null));
  for (let at = now - random() * 200 * DAY_MS; n % 3 !== 0 && at < now && history.length < 20; ) {
    const rating = drawRating(random);
    state = scheduler.rate(
      state,
      { id: String(history.length), at: new Date(at), timeZone: DEFAULT_ZONE, rating },
      guid,
    );
    const next = state.due?.getTime() ?? now;
    history.push({ at: Math.round(at), rating, days: (next - at) / DAY_MS });
    at = next + random() * DAY_MS;
  }
  return { history, state };
}

/** Two cards in three were studied, as FSRS would have had them come back. */
function fictitious(n: number, now: number): ImportedNote {
  const random = repeatableRandom(n + 1);
  const subject = SUBJECTS[n % SUBJECTS.length] ?? "";
  const guid = factId("seed", n);
  const card = newCard(0, n + 1);
  const { history, state } = studied(guid, n, now, random);
  return {
    guid,
    kind: "basic",
    deck: [PARENT, subject],
    question: `${subject} : ${SIGNS[n % SIGNS.length]} n°\u00A0${n + 1} (carte fictive)`,
    answer: `Réponse fictive n°\u00A0${n + 1}`,
    extra: "",
    tags: [`fictif::${subject.toLowerCase()}`, SIGNS[(n * 7) % SIGNS.length] ?? ""],
    created: now - (NOTES - n) * 60_000,
    occlusion: null,
    details: null,
    cards: [
      history.length === 0
        ? card
        : {
            ...card,
            state: state.phase,
            due: state.due?.getTime() ?? null,
            position: null,
            intervalDays: state.interval,
            stability: state.stability,
            difficulty: state.difficulty,
            repetitions: state.reviews,
            lapses: state.lapses,
            reviews: history.map(({ at, rating, days }, place) => ({
              at,
              rating: GRADES[rating],
              durationMs: Math.round(3000 + random() * 12_000),
              kind: place < 2 ? ("learning" as const) : ("review" as const),
              intervalDays: days,
            })),
          },
    ],
  };
}

/** Adds `count` cards to the demonstration account. Run again the same day, it finds them there. */
export async function seedCards(
  services: Services,
  count: number,
  { print, language }: Parameters<Seed["run"]>[1],
) {
  const ownerId = await services.db.asSystem("seed cards", (tx) => findPersonId(tx, EMAIL));
  if (ownerId === null) return false;
  const now = Math.floor(services.now().getTime() / DAY_MS) * DAY_MS;
  const file: OpenedFile = {
    counts: { notes: count, media: 0 },
    decks: SUBJECTS.map((subject) => ({
      path: [PARENT, subject],
      description: "",
      options: toImportedOptions(DEFAULT_DECK_OPTIONS),
    })),
    noteTypes: [],
    preview: null,
    mapping: null,
    async *notes() {
      for (let from = 0; from < count; from += BATCH)
        yield Array.from({ length: Math.min(BATCH, count - from) }, (_, n) =>
          fictitious(from + n, now),
        );
    },
    async *media() {},
    warnings: () => [],
    close: async () => {},
  };
  const work = {
    ownerId,
    transferId: factId("seed", ownerId),
    scheduling: true,
    timeZone: DEFAULT_ZONE,
    progress: async () => {},
  };
  const { counts } = await importFile(services, file, work);
  print(services.texts.t(language, "flashcards:commands.imported", { ...counts }));
  return true;
}

export const seeds: readonly Seed[] = [
  { name: "cards", run: (services, tell) => seedCards(services, NOTES, tell) },
];
