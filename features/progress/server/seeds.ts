// Sixty fictitious days of the demonstration account: something to look at in the scores.
import { findPersonId } from "#features/accounts/server/public.ts";
import { addDays, DEFAULT_ZONE, type Rating, studyDay } from "#features/memory/domain/public.ts";
import type { Seed } from "#platform/feature/server/server-feature.ts";
import type { ProgressFact } from "./history.ts";
import { keepFacts } from "./keep-facts.ts";
import { addOnCall } from "./queries.ts";

const EMAIL = "demo@example.org";
const DAY_MS = 86_400_000;
const CARDS = 130;
/** Days between the reviews of a card. */
const GAPS = [0, 1, 3, 8, 20];
/** Days ago on which nothing was reviewed: the first two were on call. */
const AWAY = [6, 12, 31, 32];

/** One review in nine forgotten, about one in four easy. */
function fictitiousRating(place: number): Rating {
  if (place % 9 === 0) return "very_difficult";
  return place % 4 === 0 ? "easy" : "good";
}

function fictitious(personId: string, now: Date): ProgressFact[] {
  const told: ProgressFact[] = [];
  for (let n = 0; n < CARDS; n += 1) {
    let ago = 59 - Math.floor((n * 59) / CARDS);
    for (const [turn, gap] of GAPS.entries()) {
      ago -= gap;
      if (ago < 0) break;
      if (AWAY.includes(ago)) ago -= 1;
      const rating = fictitiousRating(n + turn);
      const at = new Date(now.getTime() - ago * DAY_MS - (n % 50) * 60_000);
      const id = `seed-${n}-${turn}`;
      const review = {
        ...{ kind: "review" as const, personId, subject: `seed-${n}`, timeZone: DEFAULT_ZONE },
        ...{ duration: 9000, anchor: null },
      };
      told.push({ ...review, id, at, rating });
      // What was forgotten is asked again the same day.
      const again = new Date(at.getTime() + 10 * 60_000);
      if (rating === "very_difficult")
        told.push({ ...review, id: `${id}-again`, at: again, rating: "good" });
    }
  }
  return told;
}

export const seedProgress: Seed["run"] = async (services, { print, language }) => {
  const ownerId = await services.db.asSystem("seed progress", (tx) => findPersonId(tx, EMAIL));
  if (ownerId === null) return false;
  const now = services.now();
  const told = fictitious(ownerId, now);
  await services.db.asPerson(ownerId, async (tx) => {
    await keepFacts(tx, "flashcards", told);
    for (const ago of AWAY.slice(0, 2))
      await addOnCall(tx, ownerId, addDays(studyDay(now, DEFAULT_ZONE), -ago), now);
  });
  print(services.texts.t(language, "progress:seed.done", { count: told.length }));
  return true;
};

export const seeds: readonly Seed[] = [{ name: "progress", run: seedProgress }];
