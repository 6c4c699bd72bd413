// Every pair in both orders, by brand, substance and class in turn: the whole shipped list, and a
// seeded part of the official files where they are present. What is told is compared whole: levels,
// pairs, details and duplications, in the order they are told in.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Drug } from "#features/nomenclatures/domain/drug.ts";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
} from "#features/nomenclatures/domain/public.ts";
import { starterOf } from "#features/nomenclatures/domain/starter.ts";
import { packedText, thesaurusFiles } from "../testing/official-files.ts";
import { type Analysis, analyse } from "./analyse.ts";
import { type Composed, DrugBook } from "./drug-book.ts";
import { Thesaurus } from "./thesaurus.ts";

interface Row {
  part: string;
  key: string;
  content: unknown;
}
const of = <T>(rows: readonly Row[], part: string) =>
  rows.flatMap((row) => (row.part === part ? [row.content as T] : []));

function world(rows: readonly Row[], drugs: readonly Composed[]) {
  const substances = of<ThesaurusSubstance>(rows, "substances");
  const thesaurus = new Thesaurus(of<InteractionPair>(rows, "pairs"), substances);
  const names = substances.map(({ name }) => name);
  return {
    thesaurus,
    book: new DrugBook(thesaurus, drugs, names),
    drugs,
    substances: names,
    classes: [...thesaurus.classes()].map(([name]) => name),
    brands: drugs.map(({ name }) => name),
  };
}
type World = ReturnType<typeof world>;

/** What is told of each pair, whichever of the two was given first. */
function toldOf({ interactions, duplicates }: Analysis): Map<string, unknown[]> {
  const told = new Map<string, unknown[]>();
  const add = (a: string, b: string, what: unknown) => {
    const key = JSON.stringify([a, b].sort());
    told.set(key, [...(told.get(key) ?? []), what]);
  };
  for (const { a, b, ...rest } of interactions) add(a, b, rest);
  for (const { a, b, substance } of duplicates) add(a, b, substance);
  return told;
}

function apart({ book, thesaurus }: World, names: readonly string[]) {
  const given = [...new Set(names)];
  const one = analyse(given, book, thesaurus);
  const told = toldOf(one);
  const turned = toldOf(analyse(given.toReversed(), book, thesaurus));
  return {
    unread: one.unverified,
    pairs: told.size,
    // Some of them are enough to be read.
    differing: [...new Set([...told.keys(), ...turned.keys()])]
      .filter((key) => JSON.stringify(told.get(key)) !== JSON.stringify(turned.get(key)))
      .slice(0, 10),
  };
}

/** The drugs that their own name does not lead to each of their parts. */
const notWhole = ({ book, thesaurus, drugs }: World) =>
  drugs.flatMap(({ name, parts }) => {
    const read = new Set(book.read(name)?.members.map(({ key }) => key));
    const lost = parts
      .flatMap(({ substance }) => thesaurus.substances(substance))
      .filter((key) => !read.has(key));
    return lost.length > 0 ? [`${name}: ${lost.join(", ")}`] : [];
  });

/** The substances that their own name, as the drugs write it, does not lead to. */
const notThemselves = ({ book, thesaurus, drugs }: World) => {
  const keys = (names: readonly string[]) => [...new Set(names)].sort().join(", ");
  const written = new Set(drugs.flatMap(({ parts }) => parts.map(({ substance }) => substance)));
  return [...written].flatMap((name) => {
    const read = book.read(name);
    const asked = keys(read?.members.map(({ key }) => key) ?? ["(unread)"]);
    const own = keys(thesaurus.substances(name));
    return asked === own ? [] : [`${name}: ${asked} for ${own}`];
  });
};

/** Of drugs with the same parts, one. */
const oneOfEach = (drugs: readonly Composed[]) => [
  ...new Map(
    drugs.map((drug) => [JSON.stringify(drug.parts.map(({ substance }) => substance)), drug.name]),
  ).values(),
];

describe("the shipped list", () => {
  const rows = starterOf("interactions")?.rows ?? [];
  const drugs = (starterOf("bdpm")?.rows ?? []).map(({ key, content }): Composed => {
    const { name, parts, packages } = content as Drug;
    return { cis: key, name, parts, cips: packages.map(({ cip13 }) => cip13) };
  });
  const shipped = world(rows, drugs);

  test("every pair is the same in both orders, by substance, class and brand", () => {
    const { substances, classes } = shipped;
    const found = apart(shipped, [...substances, ...classes, ...oneOfEach(drugs)]);
    expect(found.pairs).toBeGreaterThan(5_000);
    expect(found).toMatchObject({ unread: [], differing: [] });
  });
  test("a brand is all its parts, and a substance itself", () => {
    expect(drugs.length).toBeGreaterThan(500);
    expect(notWhole(shipped)).toEqual([]);
    expect(notThemselves(shipped)).toEqual([]);
  });
});

const files = thesaurusFiles();
const [names, compositions] = ["bdpm", "COMPO_bdpm"].map((one) =>
  packedText(`bdpm/CIS_${one}.txt.gz`),
);
const cells = (content: string | null | undefined) =>
  (content ?? "").split(/\r?\n/).map((line) => line.split("\t"));
const SEED = 20_201_020;
const some = <T>(list: readonly T[], count: number): T[] =>
  fc.sample(fc.shuffledSubarray([...list], { minLength: count, maxLength: count }), {
    ...{ numRuns: 1, seed: SEED },
  })[0] ?? [];

describe.skipIf(files.length < 2 || !names || !compositions)("the official files", () => {
  const reading = readInteractions(files);
  const parts = Map.groupBy(cells(compositions), ([cis = ""]) => cis);
  const drugs = cells(names).flatMap(([cis = "", name = ""]): Composed[] => {
    const own = (parts.get(cis) ?? []).map((row) => ({ substance: row[3] ?? "" }));
    return cis !== "" && own.length > 0 ? [{ cis, name, cips: [], parts: own }] : [];
  });
  const official = world(reading.ok ? reading.rows : [], drugs);

  test("every pair is the same in both orders, by substance, class and brand", () => {
    const { substances, classes, brands } = official;
    const drawn = [...some(substances, 300), ...some(classes, 100), ...some(brands, 150)];
    const found = apart(official, drawn);
    expect(found.pairs).toBeGreaterThan(5_000);
    expect(found).toMatchObject({ unread: [], differing: [] });
  });
  test("a brand is all its parts, and a substance itself", () => {
    expect(drugs.length).toBeGreaterThan(10_000);
    expect(notWhole(official)).toEqual([]);
    expect(notThemselves(official)).toEqual([]);
  });
});
