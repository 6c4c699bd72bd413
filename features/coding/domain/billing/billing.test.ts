import { describe, expect, test } from "vitest";
import { fold } from "#platform/search/normalise.ts";
import type { Line } from "../code-report.ts";
import { RULE_SOURCES } from "../rule-sources.ts";
import { associate } from "./association.ts";
import { between, isHoliday, isRestDay } from "./calendar.ts";
import type { Circumstances, Severity } from "./circumstances.ts";
import { consultationsOf, isAtHome } from "./consultations.ts";
import { emergencyFees, emergencyNotes } from "./emergency-fees.ts";
import { exclusionsAmong } from "./exclusions.ts";
import { modifiersOf } from "./modifiers.ts";
import { paymentOf } from "./payment.ts";

const THURSDAY = "2026-11-26";
const given = (part: Partial<Circumstances>): Circumstances => ({
  context: "urgences-publiques",
  date: THURSDAY,
  time: null,
  specialty: null,
  surgery: "usual",
  age: 40,
  outcome: null,
  ...part,
});
const NOTHING: Severity = { class: null, confirmed: false };

describe("days and hours", () => {
  // Public calendars of these years.
  test.each(["2026-04-06", "2026-05-14", "2026-05-25", "2025-04-21", "2024-05-20", "2026-11-11"])(
    "%s is a holiday",
    (day) => expect(isHoliday(day)).toBe(true),
  );
  test.each(["2026-04-07", "2026-11-26", "2026-12-26"])("%s is none", (day) =>
    expect(isHoliday(day)).toBe(false),
  );
  test("a Sunday is a day of rest, a Saturday is not", () => {
    expect([isRestDay("2026-11-29"), isRestDay("2026-11-28")]).toEqual([true, false]);
  });
  test("an interval goes over midnight and stops before its end", () => {
    const at = (time: string) => between(time, 22, 8);
    expect(["21:59", "22:00", "00:10", "07:59", "08:00"].map(at)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("association of acts", () => {
  const act = (code: string, amount: number, kind = "0", grouping: string | null = "ADC") => ({
    ...{ code, amount, kind, grouping },
  });
  const three = [act("A", 100), act("B", 300), act("C", 200)];
  const shares = (...args: Parameters<typeof associate>) => {
    const found = associate(...args);
    return found.ok
      ? found.shares.map(({ code, rate, association }) => `${code} ${rate} ${association}`)
      : found.reason.key;
  };
  test("general rule: the dearest whole, the second by half, no third", () => {
    expect(shares(three, "usual", THURSDAY)).toEqual(["B 100 1", "C 50 2", "A 0 null"]);
  });
  test("different regions: the second at three quarters", () => {
    expect(shares(three.slice(0, 2), "regions", THURSDAY)).toEqual(["B 100 1", "A 75 3"]);
  });
  test("recent multiple injuries: three acts", () => {
    expect(shares(three, "trauma", THURSDAY)).toEqual(["B 100 1", "C 75 3", "A 50 2"]);
  });
  test("an act and its complement are both whole, without a code", () => {
    expect(shares([act("A", 100), act("B", 20, "2")], "usual", THURSDAY)).toEqual([
      "A 100 null",
      "B 100 null",
    ]);
  });
  test.each<[string, Parameters<typeof associate>[0], "usual" | "trauma", string]>([
    ["associationThen", three, "usual", "2005-08-31"],
    ["associationOther", [act("A", 1), act("B", 2, "0", "ADI")], "usual", THURSDAY],
    ["associationGroups", [act("A", 1), act("B", 2, "0", null)], "usual", THURSDAY],
    ["associationSurgery", [act("A", 1), act("B", 2, "0", "ATM")], "trauma", THURSDAY],
    ["complementAlone", [act("A", 1, "2")], "usual", THURSDAY],
    ["complements", [...three, act("D", 5, "2")], "usual", THURSDAY],
  ])("%s: not verified", (why, acts, surgery, date) => {
    expect(shares(acts, surgery, date)).toBe(`unchecked.${why}`);
  });
});

test("a note keeps two coded acts apart, and says nothing of the others", () => {
  const notes = new Map([["AAJA001", [{ type: "01", text: "À l'exclusion de : x (AAJA005)" }]]]);
  expect(exclusionsAmong(["AAJA001", "AAJA005", "DEQP003"], notes)).toEqual([
    { key: "valuation.excluded", vars: { code: "AAJA001", other: "AAJA005" } },
  ]);
  expect(exclusionsAmong(["AAJA001", "DEQP003"], notes)).toEqual([]);
});

describe("a public emergency department", () => {
  const codes = (part: Partial<Circumstances>, severity = NOTHING, text = "", labels = [""]) =>
    emergencyFees(
      given(part),
      severity,
      text,
      labels.map((label) => ({ label }) as Line),
    ).map(({ code, state }) => (state === "applies" ? code : `${code}?`));
  test.each<[Partial<Circumstances>, string[]]>([
    [{ age: null }, ["FUx?"]],
    [{ age: null, outcome: "home" }, ["FUx"]],
    [{ age: 0.1, outcome: "home" }, ["FU0", "PEx?"]],
    [{ age: 0.1 }, ["FU0?", "PEx?"]],
    // Under four months in the text that was read, under three in a digest of its first version.
    [{ age: 0.3, outcome: "home" }, ["FU0?", "PEx?"]],
    // Of the first version, two digests that differ on the fourth month.
    [{ age: 0.3, date: "2023-12-30" }, ["FU0?", "FU1?", "PEx?"]],
    [{ age: 0.1, date: "2023-12-30", outcome: "home" }, ["FU0?", "PEx?"]],
    // Four months, written in years with two figures or three.
    [{ age: 0.33 }, ["FU1?", "PEx?"]],
    [{ age: 0.333 }, ["FU1?", "PEx?"]],
    // Typed in whole years: some infants under one are past four months.
    [{ age: 0, outcome: "home" }, ["FU0?", "FU1?", "PEx?"]],
    [{ age: 0.4 }, ["FU1?", "PEx?"]],
    [{ age: 15 }, ["FU1?", "PEx?"]],
    [{ age: 16 }, ["FU2?"]],
    [{ age: 44 }, ["FU2?"]],
    [{ age: 45 }, ["FU3?"]],
    [{ age: 74 }, ["FU3?"]],
    [{ age: 75 }, ["FU4?"]],
    // No supplement is surer than its flat fee.
    [{ time: "23:30" }, ["FU2?", "SUN?"]],
    [{ age: null, time: "23:30", outcome: "home" }, ["FUx", "SUN"]],
    [{ age: null, time: "21:00", outcome: "home" }, ["FUx", "SUF"]],
    [{ time: "15:00" }, ["FU2?"]],
    [{ time: "15:00", date: "2026-11-28" }, ["FU2?", "SUF?"]],
    [{ time: "09:00", date: "2026-11-28" }, ["FU2?"]],
    [{ time: "09:00", date: "2026-11-11" }, ["FU2?", "SUF?"]],
    [{ date: "2023-02-28", time: "23:30" }, []],
    [{ outcome: "admitted", time: "23:30" }, []],
    [{ outcome: "left", time: "23:30" }, []],
  ])("%o: %o", (part, expected) => expect(codes(part)).toEqual(expected));
  test("severity, imaging, transport and blood tests each open a supplement to confirm", () => {
    const sure: Partial<Circumstances> = { age: null, outcome: "home" };
    expect(codes(sure, { class: "3", confirmed: true })).toContain("SU3");
    expect(codes({}, { class: "5", confirmed: false })).toContain("SU3?");
    expect(codes({}, NOTHING, "Amené par les pompiers, bilan sanguin.")).toEqual([
      "FU2?",
      "SUM?",
      "SUB?",
    ]);
    expect(codes({}, NOTHING, "Avis cardiologique pris. Avis du chirurgien viscéral.")).toEqual([
      "FU2?",
      "SAS?",
    ]);
    expect(codes({}, NOTHING, "À mon avis, pas de fracture.")).toEqual(["FU2?"]);
    const both = ["Radiographie du thorax", "Scanographie du crâne"];
    expect(codes({}, NOTHING, "", both)).toEqual(["FU2?", "SIC?"]);
  });
  test.each([
    "avis de l’anesthésiste",
    "avis d'un cardiologue",
    "avis de l’ORL",
    "avis pédiatre",
    "avis du gériatre",
    "avis urologue",
    "avis neurochirurgical",
    "avis orthopédique",
    "avis cardio pris",
    "avis spécialisé",
  ])("the opinion of a specialist: %s", (text) =>
    expect(codes({}, NOTHING, text)).toEqual(["FU2?", "SAS?"]),
  );
  test.each([
    "avis du psychologue",
    "avis du dentiste",
    "avis du médecin généraliste",
    "avis du radiologue",
    "avis de l’urgentiste",
    "pas d’avis chirurgical",
    "sans avis cardiologique",
    "à mon avis, pas de fracture",
  ])("no opinion of a specialist: %s", (text) =>
    expect(codes({}, NOTHING, text)).toEqual(["FU2?"]),
  );
  test("what was not opened or not said is told", () => {
    const keys = (part: Partial<Circumstances>) =>
      emergencyNotes(given(part)).map(({ key }) => key);
    expect(keys({})).toEqual(["unchecked.flatFees", "unchecked.outcome", "unchecked.hour"]);
    expect(keys({ age: null, time: "15:00", outcome: "home" })).toEqual([
      "unchecked.flatFees",
      "unchecked.age",
    ]);
    expect(keys({ age: 0, time: "15:00", outcome: "home" })).toEqual([
      "unchecked.flatFees",
      "unchecked.months",
    ]);
    expect(keys({ outcome: "admitted" })).toEqual(["unchecked.admitted"]);
    expect(keys({ outcome: "left" })).toEqual(["unchecked.left"]);
    expect(keys({ date: "2022-06-01" })).toEqual(["unchecked.flatFeesThen"]);
  });
});

describe("a private emergency department", () => {
  const third = { class: "3", confirmed: true } as const;
  const paid = (part: Partial<Circumstances>) => {
    const all = given({ context: "urgences-privees", time: "23:30", ...part });
    const letters = consultationsOf(all, "other", third, []).map(({ code }) => code);
    const fees = emergencyFees(all, third, "", []).map(({ code }) => code);
    return [
      paymentOf(all),
      ...letters,
      ...fees,
      ...modifiersOf(all, "other", 1).map((m) => m.code),
    ];
  };
  test.each<[Partial<Circumstances>, string[]]>([
    // Code de la sécurité sociale, article L. 162-22-8-2, 2°: flat fees, and nothing beside them.
    [{ outcome: "home" }, ["flatFees", "FU2", "SUN", "SU3"]],
    [{ outcome: "admitted" }, ["acts", "U03", "U"]],
    [{ outcome: null }, ["either", "U03", "FU2", "SUN", "SU3", "U"]],
    [{ outcome: "left" }, ["neither"]],
    // The first day of the rule, of which the flat fees are held from the first of March 2023 on.
    [{ outcome: "home", date: "2022-01-01" }, ["flatFees"]],
    [{ outcome: "home", date: "2021-12-31" }, ["acts", "U03", "U"]],
    [{ outcome: null, date: "2021-12-31" }, ["acts", "U03", "U"]],
  ])("%o: %o", (part, expected) => expect(paid(part)).toEqual(expected));
  test("each flat fee says the law that excludes acts; a letter says that an admission opens it", () => {
    const all = given({ context: "urgences-privees" });
    const [fee] = emergencyFees(all, third, "", []);
    expect(fee?.sources).toContain("privateFlatFees");
    expect(JSON.stringify(consultationsOf(all, "other", third, []))).toContain("reason.ifAdmitted");
  });
});

describe("modifiers", () => {
  test.each<[string, Parameters<typeof modifiersOf>[1], string, string | undefined]>([
    ["21:00", "general", THURSDAY, "P"],
    ["03:00", "paediatrician", THURSDAY, "S"],
    ["21:00", "surgeon", THURSDAY, "U"],
    ["03:00", "other", THURSDAY, "U"],
    ["10:00", "general", "2026-11-29", "F"],
    ["10:00", "surgeon", THURSDAY, "O"],
    ["10:00", "general", THURSDAY, undefined],
    ["21:00", "general", "2017-12-31", undefined],
  ])("at %s, %s, on %s: %s", (time, specialty, date, code) => {
    const context = "urgences-privees";
    const outcome = "admitted";
    const [first] = modifiersOf(given({ time, date, context, outcome }), specialty, 1);
    expect(first?.code).toBe(code);
  });
});

test.each([
  ["visite à domicile", true],
  ["vu en EHPAD", true],
  ["visite à l’EHPAD", true],
  ["vue chez elle", true],
  ["vue chez la patiente", true],
  ["visite à domicile prévue demain", false],
  ["visite à domicile refusée", false],
  ["vit à domicile", false],
])("%s is a visit: %s", (text, visit) => expect(isAtHome(fold(text))).toBe(visit));

describe("letters", () => {
  const letter = (
    part: Partial<Circumstances>,
    specialty: Parameters<typeof consultationsOf>[1],
  ) => {
    const [first] = consultationsOf(given({ context: "ville", ...part }), specialty, NOTHING, []);
    return first && `${first.code} ${first.price?.amount} ${first.price?.from}`;
  };
  test.each<[Partial<Circumstances>, Parameters<typeof consultationsOf>[1], string | undefined]>([
    [{}, "general", "G 30 2024-12-22"],
    [{ date: "2024-12-21" }, "general", "G undefined undefined"],
    [{ atHome: true }, "general", "VG 30 2024-12-22"],
    [{ age: 1 }, "paediatrician", "CEH 40 2025-07-01"],
    [{ age: 1, date: "2025-06-30" }, "paediatrician", "CEH 39 2024-12-22"],
    [{ age: 5 }, "paediatrician", "CEK 35 2024-12-22"],
    [{ age: 9 }, "paediatrician", "CEG 31.5 2024-12-22"],
    [{}, "surgeon", undefined],
  ])("%o, %s: %s", (part, specialty, expected) => expect(letter(part, specialty)).toBe(expected));
  test("an emergency doctor's consultation follows the CCMU and its rule of non-cumulation", () => {
    const of = (severity: Severity, acts: string[], date = THURSDAY) =>
      consultationsOf(given({ context: "urgences-privees", date }), "other", severity, acts);
    const third = { class: "3", confirmed: true } as const;
    expect(of(third, ["DEQP003"])).toMatchObject([{ code: "U03", price: null }]);
    expect(JSON.stringify(of(third, ["DEQP003"]))).not.toContain("onlyElectrocardiogram");
    expect(JSON.stringify(of(third, ["QZJA002"]))).toContain("onlyElectrocardiogram");
    expect(of({ class: "5", confirmed: false }, [])).toMatchObject([{ code: "U45" }]);
    expect(of({ class: "2", confirmed: true }, [])).toEqual([]);
    expect(of(third, [], "2018-05-22")).toEqual([]);
  });
});

test("each rule says its text, its day and where it was read", () => {
  for (const { title, from, published } of Object.values(RULE_SOURCES)) {
    expect(title.length).toBeGreaterThan(20);
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(published).toMatch(/^$|^\d{4}-\d\d-\d\d$/);
  }
});
