import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { testData } from "#platform/testing/test-data.ts";
import type { Favourite } from "../contract.ts";

const app = await testApp();
const { cookie } = await app.signUp();
const date = "2026-11-26";

interface Place {
  notes: { text: string }[];
  partial: boolean;
  path: { key: string; label: string }[];
  nodes: { key: string; label: string }[];
  codes: { code: string; label: string; usable: boolean }[];
}
const browse = async (given: object, status = 200) => {
  const answer = await app.call("coding/browse", { table: "cim10", date, ...given }, cookie);
  expect(answer.status).toBe(status);
  return answer.body as Place;
};
const favourites = async (who: string) =>
  (await app.call("coding/favourites", {}, who)).body as {
    starred: Favourite[];
    recent: Favourite[];
  };

test("a partial list is walked by first letter, and says that it is partial", async () => {
  const root = await browse({});
  expect(root).toMatchObject({ partial: true, path: [], codes: [] });
  expect(root.nodes.map(({ key }) => key)).toContain("I");
  const found = await browse({ code: "I10" });
  expect(found.path).toEqual([{ key: "I", label: "I" }]);
  expect(found.codes.map(({ code }) => code)).toContain("I10");
  await browse({ node: "nowhere" }, 404);
  await browse({ code: "Z9999" }, 404);
});

test("codes are marked, opened and unmarked by their owner alone; one of no table is not found", async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()];
  const star = (code: string, on: boolean) =>
    app.call("coding/star", { table: "cim10", code, on }, owner.cookie);
  expect((await star("Z9999", true)).status).toBe(404);
  expect((await star("J189", true)).status).toBe(200);
  expect((await star("I10", true)).status).toBe(200);
  for (const code of ["I802", "I10"])
    await app.call("coding/use", { table: "cim10", code }, owner.cookie);
  expect(await favourites(owner.cookie)).toMatchObject({
    starred: [{ code: "I10", usable: true }, { code: "J189" }],
    recent: [{ code: "I802" }],
  });
  expect(await favourites(other.cookie)).toEqual({ starred: [], recent: [] });
  await star("I10", false);
  expect((await favourites(owner.cookie)).recent.map(({ code }) => code)).toEqual(["I10", "I802"]);
});

test("twenty opened codes are kept, marked ones whatever their age", async () => {
  const owner = await app.signUp();
  const { codes } = await browse({ node: "I" });
  const usable = codes.filter((one) => one.usable).slice(0, 24);
  expect(usable).toHaveLength(24);
  const [first] = usable;
  await app.call("coding/star", { table: "cim10", code: first?.code, on: true }, owner.cookie);
  for (const { code } of usable.slice(1))
    await app.call("coding/use", { table: "cim10", code }, owner.cookie);
  const { starred, recent } = await favourites(owner.cookie);
  expect(starred.map(({ code }) => code)).toEqual([first?.code]);
  expect(recent).toHaveLength(20);
});

const files = ["cim10/cim10_fr_atih.csv.gz", "cim10/cim_hierarchie.csv"].map((name) => ({
  name: name.replace(/^cim10\/|\.gz$/g, ""),
  bytes: testData(name),
}));
const acts = ["ccam_actes", "ccam_hierarchie_actes", "ccam_notes"].map((name) => ({
  name: `${name}.json`,
  bytes: testData(`ccam-ghs/${name}.json.gz`),
}));
const whole = [...files, ...acts].every(({ bytes }) => bytes !== null);

test.skipIf(!whole)(
  "the official trees are walked to every code",
  { timeout: 120_000 },
  async () => {
    for (const [nomenclature, given] of [
      ["cim10", files],
      ["ccam", acts],
    ] as const)
      expect(
        await importNomenclature(app.services, {
          nomenclature,
          files: given.map(({ name, bytes }) => ({ name, bytes: bytes ?? Buffer.alloc(0) })),
        }),
      ).toMatchObject({ ok: true });
    const root = await browse({});
    expect(root.nodes.length).toBeGreaterThanOrEqual(21);
    expect(root.nodes[0]?.label).toContain("maladies infectieuses");
    const cholera = await browse({ code: "A000" });
    expect(cholera.path.map(({ label }) => label)).toEqual([
      "Certaines maladies infectieuses et parasitaires",
      "Maladies intestinales infectieuses",
      expect.stringContaining("Choléra"),
    ]);
    expect(cholera.codes.find(({ code }) => code === "A00")).toMatchObject({ usable: false });
    expect(cholera.codes.find(({ code }) => code === "A000")).toMatchObject({ usable: true });
    const ecg = await browse({ table: "ccam", code: "DEQP003" });
    expect(ecg.path.length).toBeGreaterThan(1);
    expect((await browse({ table: "ccam" })).nodes).toHaveLength(19);
    const noted = await browse({ table: "ccam", code: "AAJA001" });
    expect(noted.notes.map(({ text }) => text).join()).toMatch(/exclusion.*\n-.*\(AAJA002\)/su);
    // No code was left at the root, where nobody would find it.
    expect(root.codes).toEqual([]);
    expect((await browse({ table: "ccam" })).codes).toEqual([]);
  },
);
