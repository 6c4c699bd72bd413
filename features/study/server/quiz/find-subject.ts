// Which sheets, or which drug, a topic means: the register of the library decides. What it does not
// hold is named, and nothing is asked about its neighbours instead.
import { searchLibrary } from "#features/guidelines/server/public.ts";
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fold } from "#platform/search/normalise.ts";
import type { QuizLibrary, QuizSubject } from "../../domain/quiz/library.ts";
import type { QuizRequest } from "../../domain/quiz/wire-quiz.ts";

export type Found =
  | { readonly ok: true; readonly subject: QuizSubject; readonly title: string }
  | {
      readonly ok: false;
      readonly names: string[];
      readonly neighbours: { id: string; title: string }[];
    };

const titlesOf = (ids: readonly string[], { sheets }: QuizLibrary) =>
  sheets.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

const wholeSheets = (ids: readonly string[], library: QuizLibrary): Found => ({
  ok: true,
  subject: { sheets: ids, drug: null },
  title: titlesOf(ids, library).join(", "),
});

/** A drug by its name, in every sheet that doses it. */
function drugNamed(entities: readonly RecognisedEntity[], library: QuizLibrary): Found | null {
  const drugs = entities.filter(({ kind }) => kind === "drug");
  for (const { id, words } of drugs) {
    const names = [fold(id), fold(words)];
    const dosing = library.passages.filter(({ doses }) =>
      doses.some(({ drug }) => names.includes(fold(drug))),
    );
    const drug = dosing
      .flatMap(({ doses }) => doses)
      .find((dose) => names.includes(fold(dose.drug)))?.drug;
    if (drug === undefined) continue;
    const sheets = [...new Set(dosing.map(({ documentId }) => documentId))];
    return { ok: true, subject: { sheets, drug }, title: drug };
  }
  return null;
}

export async function findSubject(
  tx: Tx,
  source: Exclude<QuizRequest["source"], { kind: "text" }>,
  library: QuizLibrary,
  language: Language,
): Promise<Found> {
  if (source.kind === "sheet") {
    const known = library.sheets.some(({ id }) => id === source.id);
    return known ? wholeSheets([source.id], library) : { ok: false, names: [], neighbours: [] };
  }
  const asked = fold(source.topic);
  const titled = library.sheets.find(({ title }) => fold(title) === asked);
  if (titled) return wholeSheets([titled.id], library);
  const answer = await searchLibrary(tx, source.topic, { limit: 1, language });
  const beside = [...answer.neighbours, ...answer.sheets].map(({ id, title }) => ({ id, title }));
  const neighbours = [...new Map(beside.map((one) => [one.id, one])).values()].slice(0, 4);
  if (answer.absent.length > 0 || answer.closed)
    return { ok: false, names: answer.absent.map(({ title }) => title), neighbours };
  const found = new Set(answer.sheets.map(({ id }) => id));
  const sheets = answer.entities.flatMap(({ kind, sheet }) =>
    kind === "disease" && sheet !== null && found.has(sheet) ? [sheet] : [],
  );
  if (sheets.length > 0) return wholeSheets([...new Set(sheets)], library);
  return drugNamed(answer.entities, library) ?? { ok: false, names: [], neighbours };
}
