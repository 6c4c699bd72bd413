// A prescription for one patient: renal function, allergies, and what is told of each drug.
import { type DoseLimits, doseLimits } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { fold } from "#platform/search/normalise.ts";
import { allergiesIn } from "../domain/allergies.ts";
import type { ReadDrug } from "../domain/drug-book.ts";
import type { DrugIndex } from "../domain/drug-index.ts";
import type { DrugText, LibraryText } from "../domain/drug-text.ts";
import { kidneyFunction } from "../domain/kidney-function.ts";
import { contraindicationsIn, linesOn, subjectsOf } from "../domain/patient-lines.ts";
import type { Profile } from "../domain/wire-profile.ts";
import type { PrescriptionRules } from "./prescription.ts";
import { drugsWithRcp, lastOfEach, type RcpRow } from "./queries-rcp.ts";

/** Of a brand with many strengths, some are enough to be read. */
const MOST_CIS = 8;

/** Every name under which the library may dose it. */
const namesOf = (drug: ReadDrug, index: DrugIndex): Set<string> =>
  new Set([
    ...drug.members.flatMap((one) => (one.kind === "substance" ? [one.key] : [])),
    ...drug.substances.flatMap((one) => [fold(one), ...index.formsOf(one)]),
  ]);

/** Numbers of the drugs it may be; of a substance, those that are made of it alone. */
const numbersOf = (drug: ReadDrug, index: DrugIndex): string[] =>
  drug.cis.length > 0 || drug.substances.length !== 1
    ? [...drug.cis]
    : index.alone(drug.substances[0] ?? "").map(({ cis }) => cis);

/** The one whose name is the nearest to what was written. */
function nearest(given: string, rows: readonly RcpRow[], index: DrugIndex): DrugText[] {
  const text = fold(given);
  const named = rows.map((row) => ({ row, name: index.drug(row.cis)?.name ?? row.cis }));
  named.sort(
    (a, b) =>
      Number(fold(b.name).startsWith(text)) - Number(fold(a.name).startsWith(text)) ||
      a.name.localeCompare(b.name, "fr"),
  );
  return named.slice(0, 1).map(({ row, name }) => ({
    ...{ kind: "rcp", cis: row.cis, name, rcp: row.content, readAt: row.readAt },
  }));
}

const libraryText = ({ title, indication, route, grade, said }: DoseLimits): LibraryText => ({
  ...{ kind: "library", title, indication, route, grade, said },
});

const sourceOf = (text: DrugText) =>
  text.kind === "rcp"
    ? {
        ...{ kind: text.kind, cis: text.cis, name: text.name },
        ...{ updated: text.rcp.updated, readAt: text.readAt },
      }
    : { kind: text.kind, title: text.title, route: text.route, grade: text.grade };

async function textsOf(
  { db }: Pick<Services, "db">,
  drugs: readonly ReadDrug[],
  index: DrugIndex,
): Promise<DrugText[][]> {
  return db.asSystem("what is told of drugs", async (tx) => {
    const held = new Set((await drugsWithRcp(tx)).map(({ cis }) => cis));
    const numbers = drugs.map((drug) => numbersOf(drug, index).filter((cis) => held.has(cis)));
    const rows = new Map((await lastOfEach(tx, numbers.flat())).map((row) => [row.cis, row]));
    const names = drugs.map((drug) => namesOf(drug, index));
    const limits = await doseLimits(
      tx,
      names.flatMap((own) => [...own]),
    );
    return drugs.map(({ given }, at) => {
      const own = (numbers[at] ?? []).flatMap((cis) => rows.get(cis) ?? []);
      const said = limits.filter(({ drug }) => names[at]?.has(fold(drug)));
      return [...nearest(given, own, index), ...said.map(libraryText)];
    });
  });
}

export async function patientOf(
  services: Pick<Services, "db">,
  rules: PrescriptionRules,
  given: readonly string[],
  profile: Profile,
) {
  const { book, index, thesaurus } = rules;
  const drugs = given.flatMap((one) => book.read(one) ?? []);
  const kidney = kidneyFunction(profile);
  const clearance = kidney?.used?.value ?? null;
  const asked = subjectsOf(profile, clearance);
  const texts = await textsOf(services, drugs, index);
  return {
    kidney,
    allergies: allergiesIn(profile.allergies ?? [], drugs, { book, index, thesaurus }),
    asked,
    drugs: drugs.map((drug, at) => {
      const own = texts[at] ?? [];
      return {
        drug: drug.given,
        cis: drug.cis.slice(0, MOST_CIS),
        sources: own.map(sourceOf),
        told: asked.map((subject) => ({ subject, lines: linesOn(subject, own, clearance) })),
        contraindications: contraindicationsIn(own),
      };
    }),
  };
}
