// Durations in minutes ("45 min", "1 h 30", "une demi-heure"), with their limits. When something
// happened ("il y a 3 h", "à 14h30") is no duration.
import type { Place } from "./phrases.ts";

export interface Duration extends Place {
  minutes: number;
  limit: "above" | "below" | null;
}

const MORE = "plus d[e']|superieure? a|au moins|more than|over|at least|mas de|>=?|≥";
const LESS = "moins d[e']|inferieure? a|less than|under|menos de|<=?|≤";
const HALF = "(?:1/2|demi|half(?: an| 1)?|media)[ -]?(?:heure|h|hour|hora)";
const QUARTERS = "(?:(trois |3 )?(?:quarts?|/4)|(3)/4|1/4) (?:d'|de )?(?:heure|h|hora)";
const HOURS =
  "(\\d+(?:[.,]\\d+)?) ?(?:h|heures?|hours?|hrs?|horas?)(?![a-z])(?: ?(?:et )?(\\d{1,2})(?: ?(?:min|mn|minutes?|minutos?)(?![a-z])|(?![\\d.,/%]| ?[a-z]))| et demie?| y media| and a half)?";
const MINUTES = "(\\d+) ?(?:min|mn|minutes?|minutos?)(?![a-z0-9/])";
const DURATION = new RegExp(
  `(?:(?:(${MORE})|(${LESS})) ?)?(?<![\\d.,/])(?:${HOURS}|${MINUTES}|${QUARTERS}|(${HALF}))`,
  "g",
);
const SINCE =
  /(?:il y a|hace|(?<![a-z])(?:a|vers|at|las|dans les|within|in the|next|last|derniere?s?|toutes les|h)) (?:environ |about )?$/;
/** "Amnésie des 10 min avant le choc" lasts, and is not of ten minutes ago. */
const LATER =
  /^ ?(?:ago|earlier|avant(?! (?:le choc|le trauma|l'accident|l'impact|la chute))|antes|apres|later|after|despues|post|plus t)/;

function minutesOf(match: RegExpExecArray | RegExpMatchArray): number {
  const [, , , hours, more, minutes, three, threeFourths, half] = match;
  if (minutes !== undefined) return Number(minutes);
  if (half !== undefined) return 30;
  if (hours === undefined) return three || threeFourths ? 45 : 15;
  const demi = / (?:et demie?|y media|and a half)$/.test(match[0]) ? 30 : Number(more ?? 0);
  return 60 * Number(hours.replace(",", ".")) + demi;
}

export function findDurations(folded: string): Duration[] {
  return [...folded.matchAll(DURATION)].flatMap((match): Duration[] => {
    const [from, to] = [match.index, match.index + match[0].length];
    const before = folded.slice(Math.max(0, from - 24), from);
    const desde = /desde hace (?:\w+ )?$/.test(before);
    if ((SINCE.test(before) && !desde) || LATER.test(folded.slice(to, to + 24))) return [];
    const below = match[2] ? "below" : null;
    return [{ from, to, minutes: minutesOf(match), limit: match[1] ? "above" : below }];
  });
}

/** Whether a duration is above the limit; null when its own limit leaves it open. */
export function isLonger({ minutes, limit }: Duration, than: number): boolean | null {
  if (limit === "above") return minutes >= than ? true : null;
  if (limit === "below") return minutes <= than ? false : null;
  return minutes > than;
}

/** The option of a duration, each for those below its limit; undefined when its own limit leaves
 * two of them open. */
export function optionOf(
  { minutes, limit }: Duration,
  options: readonly (readonly [below: number, option: string])[],
): string | undefined {
  const index = options.findIndex(([below]) => minutes < below);
  if (limit === null) return options[index]?.[1];
  if (limit === "above") return index === options.length - 1 ? options[index]?.[1] : undefined;
  return minutes <= (options[0]?.[0] ?? 0) ? options[0]?.[1] : undefined;
}
