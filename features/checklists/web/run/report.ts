// The log of a run as plain text: what is copied and printed is what was kept.
import type { TFunction } from "i18next";
import { clockText, type Run, runFacts } from "../../domain/run.ts";

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
    const details = [...title, ...(text === undefined || text === "" ? [] : [text])].join(", ");
    const words = t(kind === "weight" && text === "" ? "log.noWeight" : `log.${kind}`);
    return {
      id,
      clock: clockText(at - start),
      time: new Date(at).toLocaleTimeString(language),
      words: details === "" ? words : t("log.of", { what: words, details }),
    };
  });
}

/** When it began, and where the patient was. */
export function reportHead({ entries }: Run, language: string): string {
  const { startedAt, place } = runFacts(entries);
  const began = new Date(startedAt).toLocaleString(language);
  return place === "" ? began : `${began}, ${place}`;
}

export const reportText = (run: Run, lines: readonly ReportLine[], language: string): string =>
  [
    `${run.title}, ${reportHead(run, language)}`,
    ...lines.map(({ clock, time, words }) => `${clock}\t${time}\t${words}`),
  ].join("\n");

/** Hands the same lines to the browser as a PDF file; the server lays it out and keeps nothing. */
export async function savePdf(
  run: Run,
  lines: readonly ReportLine[],
  notice: string,
  language: string,
): Promise<void> {
  const response = await fetch("/api/checklists/reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      title: run.title,
      subtitle: reportHead(run, language),
      lines: lines.map(({ clock, time, words }) => ({ clock, time, words })),
      notice,
    }),
  });
  if (!response.ok) throw new Error(`report: ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = "check-list.pdf";
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
