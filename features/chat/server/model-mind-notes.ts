// What is added under a model's answer: what is missing from it, and what a reader must know before
// using it.
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import { missingSections } from "../domain/contracts.ts";
import { plain } from "../domain/inline.ts";
import { writeBlock } from "../domain/markup.ts";
import { unlike } from "../domain/suitable-passages.ts";
import type { MindRequest } from "./mind.ts";

interface Written {
  text: string;
  cited: readonly Passage[];
  asked: Population | null;
  /** A tool could not be called as the model asked. */
  trouble: boolean;
  /** The endpoint cut the answer. */
  short: boolean;
  /** It recited its instructions or a key, which are not shown. */
  withheld: boolean;
  /** Codes that the tables do not have or refuse, each with why. */
  codes: readonly string[];
}

export function closingNotes(
  { services, language, mode }: MindRequest,
  written: Written,
): string[] {
  const { text, cited, asked } = written;
  const t = (key: string, values?: Record<string, unknown>) =>
    services.texts.t(language, `chat:${key}`, values);
  const notes: string[] = [];
  const note = (title: string, tone: "note" | "warning" = "note") =>
    notes.push(
      `${notes.length === 0 ? "\n\n" : ""}${writeBlock({ kind: "alert", tone, title, items: [] })}`,
    );

  if (
    asked !== null &&
    asked !== "all" &&
    cited.some(({ population }) => unlike(population, asked))
  ) {
    const items = [[plain(t("answer.population.body", { whom: t(`answer.whom.${asked}`) }))]];
    notes.push(
      `\n\n${writeBlock({ kind: "alert", tone: "warning", title: t("answer.population.title"), items })}`,
    );
  }
  if (written.codes.length > 0)
    note(t("model.codes", { codes: written.codes.join(", ") }), "warning");
  if (cited.length === 0) note(t("model.uncited"), "warning");
  const missing = missingSections(mode, language, text);
  if (missing.length > 0) note(t("model.missing", { sections: missing.join(", ") }));
  if (written.trouble) note(t("model.toolTrouble"));
  if (written.withheld) note(t("model.withheld"));
  if (written.short) note(t("model.short"), "warning");
  return notes;
}
