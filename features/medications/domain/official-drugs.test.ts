// The drugs of the database through the thesaurus: order changes nothing, a combination is all its
// parts, a brand is what it is made of.
import { describe, expect, test } from "vitest";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
} from "#features/nomenclatures/domain/public.ts";
import { packedText, thesaurusFiles } from "../testing/official-files.ts";
import { analyse } from "./analyse.ts";
import { type Composed, DrugBook } from "./drug-book.ts";
import { Thesaurus } from "./thesaurus.ts";

const files = thesaurusFiles();
const [names, compositions] = ["bdpm", "COMPO_bdpm"].map((one) =>
  packedText(`bdpm/CIS_${one}.txt.gz`),
);
const cells = (content: string | null | undefined) =>
  (content ?? "").split(/\r?\n/).map((line) => line.split("\t"));
/** One drug in so many: enough to meet every kind, few enough to be compared in pairs. */
const ONE_IN = 90;

describe.skipIf(files.length < 2 || !names || !compositions)("drugs of the database", () => {
  const reading = readInteractions(files);
  const rows = reading.ok ? reading.rows : [];
  const of = <T>(part: string) =>
    rows.flatMap((row) => (row.part === part ? [row.content as T] : []));
  const substances = of<ThesaurusSubstance>("substances");
  const thesaurus = new Thesaurus(of<InteractionPair>("pairs"), substances);
  const parts = Map.groupBy(cells(compositions), ([cis = ""]) => cis);
  const drugs = cells(names).flatMap(([cis = "", name = ""]): Composed[] => {
    const own = (parts.get(cis) ?? []).map((row) => ({ substance: row[3] ?? "" }));
    return cis !== "" && own.length > 0 ? [{ cis, name, cips: [], parts: own }] : [];
  });
  const book = new DrugBook(
    thesaurus,
    drugs,
    substances.map(({ name }) => name),
  );
  const some = drugs.filter((_, at) => at % ONE_IN === 0);
  const found = (...given: string[]) => {
    const { interactions, unverified } = analyse(given, book, thesaurus);
    return { levels: interactions[0]?.levels ?? [], unverified };
  };

  test("every drug is known by its number", () =>
    expect(drugs.filter(({ cis }) => book.read(cis) === null)).toEqual([]));

  test("A with B is B with A, by number", () => {
    const others = some.filter((_, at) => at % 17 === 0);
    const apart = some.flatMap(({ cis: a }) =>
      others.flatMap(({ cis: b }) =>
        JSON.stringify(found(a, b)) === JSON.stringify(found(b, a)) ? [] : [`${a} + ${b}`],
      ),
    );
    expect(apart).toEqual([]);
  });

  test("a combination has the gravest level of each of its parts", () => {
    const GRAVE = ["CI", "AD", "PE", "APEC"];
    const several = some.filter((one) => one.parts.length > 1);
    expect(several.length).toBeGreaterThan(20);
    const apart = several.flatMap(({ cis, parts: own }) =>
      ["lithium", "kétoprofène", "clarithromycine", "amiodarone"].flatMap((other) => {
        const whole = GRAVE.indexOf(found(cis, other).levels[0] ?? "");
        const each = own
          .flatMap(({ substance }) => thesaurus.substances(substance))
          .map((key) => GRAVE.indexOf(found(key, other).levels[0] ?? ""))
          .filter((level) => level >= 0);
        const gravest = each.length === 0 ? -1 : Math.min(...each);
        return whole === gravest ? [] : [`${cis} + ${other}: ${whole}, ${gravest}`];
      }),
    );
    expect(apart).toEqual([]);
  });
});
