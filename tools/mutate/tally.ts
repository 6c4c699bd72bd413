// What a run of mutants says: of those drawn, how many a test killed, and how many none reaches.

/** The part of Stryker's report that is read here. */
export interface Report {
  files: Readonly<Record<string, { mutants: readonly Mutant[] }>>;
}

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  statusReason?: string;
  location: { start: { line: number } };
}

export interface Tally {
  total: number;
  drawn: number;
  /** Drawn, and run by no rule test of the room: they survive without a test to judge them. */
  unreached: number;
  killed: number;
  /** Neither killed nor survived: the run itself broke. */
  broken: number;
  survivors: string[];
}

const NOT_DRAWN = "not drawn";
/** A mutant that never ends is seen as surely as one that fails a test. */
const KILLED = new Set(["Killed", "Timeout"]);

export function tallyOf({ files }: Report): Tally {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const drawn = all.filter(({ statusReason }) => statusReason !== NOT_DRAWN);
  const unreached = drawn.filter(({ status }) => status === "NoCoverage");
  const survivors = drawn.filter(({ status }) => status === "Survived");
  const killed = drawn.filter(({ status }) => KILLED.has(status)).length;
  return {
    total: all.length,
    drawn: drawn.length,
    unreached: unreached.length,
    killed,
    broken: drawn.length - killed - survivors.length - unreached.length,
    survivors: [...survivors, ...unreached].map(
      ({ file, location, status, mutatorName, replacement = "" }) =>
        `${file}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, " ").slice(0, 80)}` +
        (status === "NoCoverage" ? " (run by no test)" : ""),
    ),
  };
}

/** A row of the table of docs/mutation.md. */
export const rowOf = (
  room: string,
  { seed, day }: { seed: number; day: string },
  { total, drawn, unreached, killed, broken }: Tally,
): string => {
  const judged = drawn - broken;
  const share = (of: number) => (of === 0 ? "–" : `${((killed / of) * 100).toFixed(1)} %`);
  const cells = [day, room, seed, total, judged, unreached, killed];
  return `| ${[...cells, share(judged), share(judged - unreached)].join(" | ")} |`;
};
