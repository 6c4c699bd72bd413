import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { ACTS, CIM10, sent, TARIFFS } from "#features/nomenclatures/testing/sources.ts";
import type { CodedView, SavedCoding } from "../contract.ts";
import { RETENTION_DAYS } from "../domain/retention.ts";
import { eraseOldCodings } from "./jobs.ts";
import { keepRecord } from "./queries.ts";
import { checkCodesTool, codeDescriptionTool, findCodesTool } from "./tools.ts";

const app = await testApp();
const { cookie } = await app.signUp();
const TEXT =
  "Choléra à Vibrio cholerae, douleur thoracique, ECG réalisé. Mère : douleur thoracique.";
const asked = { text: TEXT, context: "ville", date: "2025-01-01", age: 40, sex: "F" };
const code = async (given: object = {}) =>
  (await app.call("coding/code", { ...asked, ...given }, cookie)).body as {
    coded: CodedView;
  };

test("without the official tables the shipped list answers, and says that it is partial", async () => {
  const { coded } = await code();
  expect(coded).toMatchObject({
    cim10: [{ code: "A009", label: "Choléra" }, { code: "R074" }],
    ccam: [{ code: "DEQP003" }],
    partial: ["cim10", "ccam", "ngap"],
  });
  expect(coded.unchecked).toContainEqual({ key: "unchecked.partialActs" });
  const found = await app.call(
    "coding/find",
    { table: "cim10", query: "choléra", date: "2025-01-01" },
    cookie,
  );
  expect(found.body).toEqual({ results: [{ code: "A009", label: "Choléra" }] });
});

test("the assistant's tools give codes of the list only", async () => {
  const now = new Date("2026-11-26T10:00:00Z");
  const context = { services: app.services, personId: null, language: "fr", now } as const;
  const found = await findCodesTool.run({ table: "cim10", query: "phlébite" }, context);
  expect(found.data.results.map((one) => one.code)).toContain("I802");
  const read = await codeDescriptionTool.run({ text: "Pneumopathie. Pas de phlébite." }, context);
  expect(read.data).toMatchObject({
    cim10: [{ code: "J189" }],
    notCoded: [{ reason: { key: "said.absent" } }],
    partial: ["cim10", "ccam", "ngap"],
  });
  // A list that is partial proves nothing of what it does not have.
  const checked = await checkCodesTool.run({ codes: ["I26.9", "Z99.99", "zzzz999"] }, context);
  expect(checked.data.codes.map(({ status }) => status)).toEqual(["ok", "absent", "absent"]);
});

test("a stay is estimated by the table of its day, and unknown without it", async () => {
  const stay = async (given: object) =>
    (
      await app.call(
        "coding/stay",
        { ghm: "04M053", days: 30, date: "2025-06-01", ...given },
        cookie,
      )
    ).body;
  const nothing = { year: null, from: null, lines: [], total: 0 };
  expect(await stay({})).toEqual({
    ...{ edition: null, label: "", estimates: [], supplements: nothing },
  });
  const text = JSON.stringify([
    {
      ghs: "1144",
      ghm: "04M053",
      libelle_ghm: "Pneumonies, niveau 3",
      borne_basse: 0,
      borne_haute: 23,
      tarif_base: 5283.97,
      forfait_exb: 0,
      tarif_exb: 0,
      tarif_exh: 168,
      date_effet: "01/03/2025",
      anseqta: "2025",
    },
  ]);
  const year = { anseqta: "2025", Classe_Tarif: 17, trea: 1021.95, tsi: 499.93, tsc: 0 };
  const files = sent(
    { name: "tarifs_mco_ghs.json", text },
    { name: "tarifs_mco_supplements.json", text: JSON.stringify([year]) },
  );
  await importNomenclature(app.services, { nomenclature: "ghs", files, partial: true });
  expect(await stay({})).toMatchObject({
    edition: "2025",
    label: "Pneumonies, niveau 3",
    estimates: [{ ghs: "1144", adjustment: 1176, amount: 6459.97, from: "2025-03-01" }],
  });
  expect(await stay({ supplements: { REA: 3, SRC: 1 } })).toMatchObject({
    supplements: {
      ...{ year: "2025", from: "2025-03-01", total: null },
      lines: [
        { code: "REA", daily: 1021.95, amount: 3065.85 },
        { code: "SRC", amount: null },
      ],
    },
  });
  const wrong = { ghm: "04M053", days: 1, date: "2025-06-01", supplements: { LUNE: 1 } };
  expect((await app.call("coding/stay", wrong, cookie)).status).toBe(422);
  expect(await stay({ date: "2020-01-01" })).toMatchObject({ estimates: [] });
  expect(await stay({ ghm: "04M059" })).toMatchObject({ label: "", estimates: [] });
});

test("with them each line stands where its words are, with its edition and its tariff", async () => {
  await importNomenclature(app.services, {
    nomenclature: "cim10",
    files: sent(CIM10),
    partial: true,
  });
  await importNomenclature(app.services, {
    nomenclature: "ccam",
    files: sent(ACTS, TARIFFS),
    partial: true,
  });
  const { coded } = await code();
  expect(coded).toMatchObject({
    cim10: [
      { code: "A000", position: "principal" },
      { code: "R074", missing: [{ key: "reason.precise" }] },
    ],
    ccam: [{ code: "DEQP003" }],
    valuation: {
      lines: [
        { code: "DEQP003", amount: 14.26, from: "2024-01-01", rate: 100 },
        { code: "G", amount: 30 },
      ],
      total: 14.26,
    },
    notCoded: [{ code: "R074", reason: { key: "said.family" } }],
    editions: { cim10: expect.any(String), ccam: expect.any(String), ngap: "" },
    partial: ["ngap"],
  });
  for (const { words, places } of [...coded.cim10, ...coded.ccam])
    expect(places.map(({ start, end }) => TEXT.slice(start, end))).toEqual(words);
  const keys = coded.unchecked.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["unchecked.ngap", "unchecked.past"]));
});

test("a written code is of the table, or is said not to be: unknown, a category, closed", async () => {
  const now = new Date("2026-11-26T10:00:00Z");
  const context = { services: app.services, personId: null, language: "fr", now } as const;
  const codes = ["A00.0", "I21.9", "B99", "AANL001", "DEQP003"];
  const { data } = await checkCodesTool.run({ codes }, context);
  expect(data.codes.map(({ code, status }) => `${code} ${status}`)).toEqual([
    "A00.0 ok",
    "I21.9 category",
    "B99 unknown",
    "AANL001 closed",
    "DEQP003 ok",
  ]);
});

test("the context decides the grid; another code is found, no category nor closed act", async () => {
  const { coded } = await code({ context: "sejour" });
  expect(coded.valuation.lines).toEqual([]);
  const found = async (table: string, query: string) =>
    (await app.call("coding/find", { table, query, date: "2025-01-01" }, cookie)).body;
  expect(await found("cim10", "choléra")).toMatchObject({ results: [{ code: "A000" }] });
  expect(JSON.stringify(await found("cim10", "infarctus"))).not.toContain("I219");
  expect(await found("ccam", "irradiation encéphalique")).toEqual({ results: [] });
  expect(await found("ccam", "électrocardiographie")).toMatchObject({
    results: [{ code: "DEQP003" }],
  });
});

test("what is no description is refused", async () => {
  for (const wrong of [{ text: " " }, { date: "hier" }, { age: -1 }, { context: "lune" }])
    expect((await app.call("coding/code", { ...asked, ...wrong }, cookie)).status).toBe(422);
});

describe("kept codings", () => {
  const coding = {
    description: asked,
    lines: [{ table: "cim10", code: "A000", label: "Choléra" }],
    corrections: [{ table: "cim10", code: "R074", to: null }],
  };
  const records = async (who: string) =>
    ((await app.call("coding/records", {}, who)).body as { records: { id: string }[] }).records;

  test("a coding is kept once, read again, changed and erased by its owner alone", async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()];
    const id = crypto.randomUUID();
    const keep = (given: object, who: string) =>
      app.call("coding/keep", { id, ...coding, ...given }, who);
    expect((await keep({}, owner.cookie)).status).toBe(200);
    expect((await keep({ corrections: [] }, owner.cookie)).status).toBe(200);
    expect(await records(owner.cookie)).toMatchObject([
      { id, content: { lines: coding.lines, corrections: [] } },
    ]);
    expect((await keep({ lines: [] }, other.cookie)).status).toBe(404);
    expect(await records(other.cookie)).toEqual([]);
    expect((await app.call("coding/erase", { id }, other.cookie)).status).toBe(404);
    expect((await app.call("coding/erase", { id }, owner.cookie)).status).toBe(200);
    expect(await records(owner.cookie)).toEqual([]);
  });

  test("after a week it is erased, not before", async () => {
    const { cookie, person } = await app.signUp();
    const ownerId = person.id;
    const [young, old] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [young, old]) await app.call("coding/keep", { id, ...coding }, cookie);
    const now = app.services.now().getTime();
    const { description, lines, corrections } = coding;
    const content = { description, lines, corrections } as SavedCoding;
    await app.services.db.asPerson(ownerId, async (tx) => {
      const age = (id: string, days: number) =>
        keepRecord(tx, ownerId, { id, content, keptAt: new Date(now - days * 86_400_000) });
      await age(young, RETENTION_DAYS - 1);
      await age(old, RETENTION_DAYS + 1);
    });
    await eraseOldCodings.handle({}, app.services as never);
    expect((await records(cookie)).map(({ id }) => id)).toEqual([young]);
  });
});
