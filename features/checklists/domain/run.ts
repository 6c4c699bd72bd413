// One run of a checklist: what was done, in the order it was done. Everything that the screen shows
// is computed from these entries and from the time of the wall, so that a killed tab or a frozen page
// finds it right.

export const ENTRY_KINDS = [
  "start",
  "done",
  "skipped",
  "back",
  "next",
  "undo",
  "again",
  "note",
  "weight",
  "place",
  "shock",
  "rhythm",
  "end",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface RunEntry {
  /** Made by the device: the same entry twice is one. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly step?: string | undefined;
  /** Reason, note, weight in kg as it was typed, or where the patient is. */
  readonly text?: string | undefined;
}

export interface Run {
  readonly id: string;
  readonly checklistId: string;
  readonly title: string;
  readonly entries: readonly RunEntry[];
  /** Present once several telephones follow it. */
  readonly shared?: SharedRun;
}

export interface SharedRun {
  /** What another telephone types. */
  readonly code: string;
  /** Clock of the run minus that of this device, in milliseconds: one clock for every telephone. */
  readonly offset: number;
}

/** Of a run that is sent. */
export const MOST_ENTRIES = 2_000;
export const LONGEST_NOTE = 300;
export const LONGEST_PLACE = 40;

/** A run that nobody touched for longer is another patient's. */
const GOES_ON_MS = 2 * 3_600_000;

/** Neither ended nor left alone. */
export const goesOn = ({ entries }: Run, now: number): boolean =>
  !entries.some(({ kind }) => kind === "end") && now - (entries.at(-1)?.at ?? 0) < GOES_ON_MS;

interface TimedStep {
  readonly id: string;
  readonly timer?: Timer | undefined;
}

export interface Timer {
  readonly seconds: number;
  readonly until?: number | undefined;
  readonly label: string;
}

export interface RunningTimer extends Timer {
  readonly step: string;
  /** When it last began. */
  readonly from: number;
  /** How many times it began. */
  readonly count: number;
}

/** What tells a run from another one of the same checklist, without saying who the patient is. */
export interface RunFacts {
  readonly startedAt: number;
  /** "Box 3"; empty as long as nobody said it. */
  readonly place: string;
  readonly weight: string;
  /** How many steps were done or skipped. */
  readonly behind: number;
}

const lastSaid = (entries: readonly RunEntry[], said: EntryKind): string =>
  entries.findLast(({ kind }) => kind === said)?.text ?? "";

export const runFacts = (entries: readonly RunEntry[]): RunFacts => ({
  startedAt: entries[0]?.at ?? 0,
  place: lastSaid(entries, "place"),
  weight: lastSaid(entries, "weight"),
  behind: marksOf(entries).size,
});

function marksOf(entries: readonly RunEntry[]): ReadonlyMap<string, "done" | "skipped"> {
  const marks = new Map<string, "done" | "skipped">();
  for (const { kind, step } of withoutRepeats(entries)) {
    if (step === undefined) continue;
    if (kind === "done" || kind === "skipped") marks.set(step, kind);
    if (kind === "undo") marks.delete(step);
  }
  return marks;
}

export interface RunState extends RunFacts {
  /** Index of the current step; the number of steps once all are behind. */
  readonly position: number;
  readonly marks: ReadonlyMap<string, "done" | "skipped">;
  readonly timers: readonly RunningTimer[];
  readonly endedAt: number | null;
}

export function runState(steps: readonly TimedStep[], entries: readonly RunEntry[]): RunState {
  const places = new Map(steps.map(({ id }, place) => [id, place]));
  let position = 0;
  for (const { kind, step } of withoutRepeats(entries)) {
    const place = step === undefined ? undefined : places.get(step);
    if (place === undefined) continue;
    if (kind === "back" || kind === "undo") position = place;
    if (kind === "done" || kind === "skipped" || kind === "next") position = place + 1;
  }
  const endedAt = entries.findLast(({ kind }) => kind === "end")?.at ?? null;
  const [marks, timers] = [marksOf(entries), timersOf(steps, entries)];
  return { ...runFacts(entries), position, marks, timers, endedAt };
}

/**
 * Two telephones that say at once that a step is done say it of one gesture: the log holds both,
 * the second one moves nothing and begins no timer.
 */
function withoutRepeats(entries: readonly RunEntry[]): RunEntry[] {
  const done = new Set<string>();
  return entries.filter(({ kind, step }) => {
    if (step === undefined) return true;
    if (kind === "undo" || kind === "skipped") done.delete(step);
    if (kind !== "done") return true;
    const repeated = done.has(step);
    done.add(step);
    return !repeated;
  });
}

/** A step done by mistake and taken back runs no timer; the beginnings before it stand. */
function timersOf(steps: readonly TimedStep[], entries: readonly RunEntry[]): RunningTimer[] {
  const once = withoutRepeats(entries);
  return steps.flatMap(({ id: step, timer }) => {
    if (!timer) return [];
    const begun: number[] = [];
    for (const { kind, at } of once.filter((entry) => entry.step === step)) {
      if (kind === "done" || kind === "again") begun.push(at);
      if (kind === "undo") begun.pop();
    }
    const from = begun.at(-1);
    return from === undefined ? [] : [{ ...timer, step, from, count: begun.length }];
  });
}

/** `early`: not yet; `due`: now; `late`: past the end of its window. */
export type Phase = "early" | "due" | "late";

export function phaseOf({ from, seconds, until }: RunningTimer, now: number): Phase {
  const passed = (now - from) / 1000;
  if (passed < seconds) return "early";
  return until !== undefined && passed >= until ? "late" : "due";
}

/** "03:12", "1:03:12". A clock that was set back shows zero, never less. */
export function clockText(milliseconds: number): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Entries of two copies of one run, each once, in an order that every device finds. */
export function mergedEntries(
  one: readonly RunEntry[],
  other: readonly RunEntry[],
): readonly RunEntry[] {
  const all = new Map([...one, ...other].map((entry) => [entry.id, entry]));
  return [...all.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/**
 * Time of an entry that is added now: after everything this device knows of the run, so that an
 * order that was seen stays whatever the clocks say.
 */
export const timeAfter = (entries: readonly RunEntry[], now: number): number =>
  Math.max(now, (entries.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + 1);

export const BEATS_PER_MINUTE = 110;

/** Numbers of the beats that fall in [from, to), in seconds since the first one. */
export function beatsBetween(from: number, to: number): readonly number[] {
  const period = 60 / BEATS_PER_MINUTE;
  // A beat that falls on a bound belongs to what follows it, whatever the division rounds.
  const first = Math.max(0, Math.ceil(from / period - 1e-9));
  const end = Math.ceil(to / period - 1e-9);
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}
