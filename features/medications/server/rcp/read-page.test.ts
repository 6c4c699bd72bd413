import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testData } from "#platform/testing/test-data.ts";
import { extractsOn } from "../../domain/rcp/extracts.ts";
import { sectionOf } from "../../domain/rcp/rcp.ts";
import { rcpPage } from "../../testing/rcp-page.ts";
import { readPage, readTree } from "./read-page.ts";

const read = (html: string) => {
  const reading = readPage(html);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.rcp;
};

test("a page gives its sections, its date and its tables, and nothing of its menu nor its leaflet", () => {
  const rcp = read(rcpPage());
  expect(rcp.updated).toBe("2024-01-26");
  expect(rcp.sections.map(({ number }) => number)).toEqual(
    "1 4 4.1 4.2 4.3 4.4 4.6 4.8 5.1 7".split(" "),
  );
  expect(sectionOf(rcp, "4.3")?.blocks).toEqual([
    { kind: "text", text: "Hypersensibilité à la substance active." },
    { kind: "text", text: "Grossesse." },
  ]);
  expect(sectionOf(rcp, "4.8")?.blocks).toContainEqual({
    kind: "table",
    rows: [["Fréquent", "Nausées Vertiges"]],
  });
  // "4.3 mg" is no heading.
  expect(sectionOf(rcp, "4.4")?.blocks).toHaveLength(2);
});

test("extracts keep the words and the number of their section", () => {
  const rcp = read(rcpPage());
  expect(extractsOn(rcp, "kidney")).toEqual([{ section: "4.2", text: "Insuffisance rénale" }]);
  expect(extractsOn(rcp, "pregnancy")).toEqual([{ section: "4.3", text: "Grossesse." }]);
  expect(extractsOn(rcp, "breastfeeding")).toHaveLength(1);
  expect(extractsOn(rcp, "monitoring")).toEqual([
    { section: "4.4", text: "Surveillance de la kaliémie." },
  ]);
});

test("what is under a heading of the subject is of the subject", () => {
  const heading = '</p><p class="AmmAnnexeTitre3">Insuffisance rénale</p><p>';
  const posology = [heading, "La moitié de la dose.", "</p><h4>Enfant</h4><p>", "Non étudié."];
  expect(extractsOn(read(rcpPage({ posology })), "kidney").map(({ text }) => text)).toEqual([
    "La moitié de la dose.",
  ]);
});

test.each([
  ["an empty page", "", "absent"],
  [
    "a page without an RCP",
    "<html><body><p>Ce médicament est européen.</p></body></html>",
    "absent",
  ],
  ["an RCP cut in its posology", rcpPage({ cutAfter: "4.2." }), "truncated"],
  ["an RCP cut before its properties", rcpPage({ cutAfter: "4.8." }), "truncated"],
  ["binary", "\u0000\u0001\uFFFD".repeat(500), "absent"],
  ["ten thousand open elements", "<div>".repeat(10_000), "absent"],
])("%s is refused", (_what, html, reason) => expect(readPage(html)).toEqual({ ok: false, reason }));

test("nothing of a page but its text is kept: no script, no markup", () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="alert(1)">Texte <b>gras</b>';
  const rcp = read(rcpPage({ contraindications: [hostile] }));
  expect(sectionOf(rcp, "4.3")?.blocks).toEqual([{ kind: "text", text: "Texte gras" }]);
});

test("any text is read or refused, never an error", () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (html, value) => {
      expect(readPage(html).ok).toBe(false);
      expect(readTree(value)?.reading.ok ?? false).toBe(false);
      expect(readTree({ source: { cis: "60000001" }, content: [value] })?.reading.ok).toBe(false);
    }),
  );
});

const sample = testData("bdpm/sample_rcp.jsonl.gz");

describe.skipIf(!sample)("the RCP of the test data", () => {
  const trees = gunzipSync(sample ?? Buffer.alloc(0))
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => readTree(JSON.parse(line)));
  test("have every section of an RCP, each with what it says", () => {
    const told = trees.map((tree) => {
      if (!tree?.reading.ok) throw new Error("not read");
      const { updated, sections } = tree.reading.rcp;
      const empty = sections.filter(({ blocks }) => blocks.length === 0);
      return [tree.cis, updated, sections.length, empty.map(({ number }) => number)];
    });
    expect(told).toEqual([
      ["61954108", "2024-01-26", 31, ["4", "5", "6"]],
      ["62701346", "2023-01-04", 31, ["4", "5", "6"]],
    ]);
  });
  test("say what the document says of the kidney and of pregnancy", () => {
    const [tree] = trees;
    if (!tree?.reading.ok) throw new Error("not read");
    const kidney = extractsOn(tree.reading.rcp, "kidney").map(({ text }) => text);
    expect(kidney.join(" ")).toContain("insuffisance rénale");
    expect(extractsOn(tree.reading.rcp, "pregnancy").map(({ section }) => section)).toContain(
      "4.6",
    );
  });
});
