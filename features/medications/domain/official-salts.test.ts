// Every ingredient that the drug database writes twice, as it is put in and as it acts: both names
// lead to the same substance of the thesaurus.
import { describe, expect, test } from "vitest";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
} from "#features/nomenclatures/domain/public.ts";
import { packedText, thesaurusFiles } from "../testing/official-files.ts";
import { Thesaurus } from "./thesaurus.ts";

const files = thesaurusFiles();
const parts = packedText("bdpm/CIS_COMPO_bdpm.txt.gz");

/** The thesaurus has both, each with pairs of its own: a drug that holds one is asked by both. */
const TWO_SUBSTANCES = [
  "PÉRINDOPRIL TERT-BUTYLAMINE",
  "HYDROXYDE DE MAGNÉSIUM",
  "FOSPHÉNYTOÏNE SODIQUE HEPTAHYDRATÉ",
  "LYMÉCYCLINE",
  "ASCORBATE FERREUX",
  "ILOPROST TROMÉTAMOL",
  "MYCOPHÉNOLATE SODIQUE",
  // The complex is its two drugs; what acts is written for one of them at a time.
  "COMPLEXE SODIQUE SACUBITRIL VALSARTAN HÉMIPENTAHYDRATÉ",
];

describe.skipIf(files.length < 2 || parts === null)("salts of the drug database", () => {
  const reading = readInteractions(files);
  const rows = reading.ok ? reading.rows : [];
  const of = <T>(part: string) =>
    rows.flatMap((row) => (row.part === part ? [row.content as T] : []));
  const thesaurus = new Thesaurus(
    of<InteractionPair>("pairs"),
    of<ThesaurusSubstance>("substances"),
  );
  const ingredients = Map.groupBy(
    (parts ?? "").split(/\r?\n/).map((line) => line.split("\t")),
    ([cis, , , , , , , link]) => `${cis} ${link}`,
  );
  const twice = new Map<string, readonly [string, string]>();
  for (const lines of ingredients.values()) {
    const [salt, base] = ["SA", "FT"].map((kind) => lines.find((cells) => cells[6] === kind)?.[3]);
    if (salt && base) twice.set(`${salt} ${base}`, [salt, base]);
  }
  const keys = (name: string) => thesaurus.substances(name).sort().join(", ");

  test("are the substance that acts", () => {
    expect(twice.size).toBeGreaterThan(900);
    const apart = [...twice.values()].filter(
      ([salt, base]) => keys(salt) !== "" && keys(base) !== "" && keys(salt) !== keys(base),
    );
    expect(apart.map(([salt]) => salt).sort()).toEqual([...TWO_SUBSTANCES].sort());
  });
  test.each([
    ["CLAVULANATE DE POTASSIUM DILUÉ", ""],
    ["POTASSIUM (CLAVULANATE DE)", ""],
    ["CHLORURE DE POTASSIUM", "potassium"],
    ["POTASSIUM (CHLORURE DE)", "potassium"],
    ["LITHIUM (CARBONATE DE)", "lithium"],
    ["DIVALPROATE DE SODIUM", "acide valproique"],
    ["PSEUDO-ÉPHÉDRINE", "pseudoephedrine"],
    ["CHLORHYDRATE D'AMIODARONE", "amiodarone"],
  ])("%s is %s", (name, key) => expect(keys(name)).toBe(key));
});
