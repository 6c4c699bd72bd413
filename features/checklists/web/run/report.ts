// The log of a run as plain text: what is copied and printed is what was kept.
import type { TFunction } from "i18next";
import { clockText, type Run } from "../../domain/run.ts";

export interface ReportLine {
  id: string;
  clock: string;
  time: string;
  words: string;
}

export function reportLines(
  run: Run,
  titles: ReadonlyMap<string, string>,
  t: TFunction,
  language: string,
): ReportLine[] {
  const start = run.entries[0]?.at ?? 0;
  return run.entries.map(({ id, kind, at, step, text }) => {
    const title = step === undefined ? [] : [titles.get(step) ?? step];
    const details = [...title, ...(text === undefined ? [] : [text])].join(", ");
    const words = t(`log.${kind}`);
    return {
      id,
      clock: clockText(at - start),
      time: new Date(at).toLocaleTimeString(language),
      words: details === "" ? words : t("log.of", { what: words, details }),
    };
  });
}

export const reportText = (run: Run, lines: readonly ReportLine[], language: string): string =>
  [
    `${run.title}, ${new Date(run.entries[0]?.at ?? 0).toLocaleString(language)}`,
    ...lines.map(({ clock, time, words }) => `${clock}\t${time}\t${words}`),
  ].join("\n");
