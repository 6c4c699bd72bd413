// What was spoken of without being answered: "HTA" where a hypertension out of control is meant,
// "ascite" without its size. Asked for; denied, it is absent.
import type { InputReading } from "../reading.ts";
import { findDurations } from "./durations.ts";
import type { Mention } from "./mentions.ts";
import { isNegated } from "./negation.ts";
import type { Place } from "./phrases.ts";

/** `given` is set when it is denied. */
export function openAt(
  folded: string,
  name: string,
  reading: InputReading | undefined,
  mentions: readonly Mention[],
): (Place & { given?: boolean | string }) | null {
  if (!reading || "names" in reading) return null;
  // Words of a criterion that gave no answer leave it open too: two of five things to count denied,
  // an operation of some year.
  const kinds: readonly string[] = "yes" in reading ? ["open", "yes", "each"] : ["open"];
  const spoken = mentions.filter((one) => one.name === name && kinds.includes(one.kind));
  const told = spoken.find((one) => !isNegated(folded, one, mentions.filter(own)));
  if (told) return told;
  const [denied] = spoken;
  if (denied?.kind === "each") return denied;
  if (!denied) return null;
  if ("minutesAbove" in reading && isTimed(folded, denied, reading.minutesAbove)) return denied;
  if (!("options" in reading)) return { ...denied, given: false };
  return reading.absent === undefined ? denied : { ...denied, given: reading.absent };
}

/** "Pas d'amnésie de plus d'une heure" says nothing of one of 45 minutes. */
const isTimed = (folded: string, { from }: Place, limit = Number.POSITIVE_INFINITY): boolean =>
  findDurations(folded.slice(from, from + 70).split(/[,;]|\.(?= |$)/)[0] ?? "").some(
    ({ minutes }) => minutes > limit,
  );

const own = ({ kind }: Mention): boolean => kind === "yes" || kind === "no" || kind === "option";
