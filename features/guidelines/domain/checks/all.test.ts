import { describe, expect, test } from "vitest";
import { AMIODARONE, sheetWith } from "../../testing/sheets.ts";
import type { Sheet } from "../sheet.ts";
import { libraryFindings, undeclared } from "./all.ts";
import type { Registers } from "./finding.ts";

const REGISTERS: Registers = {
  substances: {
    source: "test",
    licence: "test",
    day: "2026-01-01",
    substances: [
      ["amiodarone (chlorhydrate d')", ["intraveineuse", "orale"], []],
      ["métoprolol (tartrate de)", ["orale"], []],
      ["calcium (gluconate de)", ["intraveineuse"], []],
      ["noradrénaline", ["intraveineuse"], []],
      ["glucose", ["intraveineuse"], []],
      ["phytoménadione", ["orale"], []],
    ],
  },
  drugs: {
    aliases: { "vitamine K": "phytoménadione" },
    salts: ["noradrénaline"],
    undosed: ["oxygène"],
  },
  editions: [
    {
      id: "erc-als",
      recommendation: "ALS",
      issuer: "ERC",
      current: { title: "ERC 2025", year: 2025 },
      replaces: [{ title: "ERC 2021", year: 2021, link: "https://doi.org/10.1016/J.x.2021" }],
    },
  ],
};
const found = (...sheets: Sheet[]) =>
  libraryFindings(sheets, REGISTERS).map(
    ({ check, where, message }) => `${check} ${where} ${message}`,
  );
const row = (changes: object) => ({ ...AMIODARONE, ...changes });

test("a sound sheet has no finding", () => {
  expect(found(sheetWith({ doses: [AMIODARONE] }))).toEqual([]);
});

describe("routes against the official drug file", () => {
  test("a drug by a route that is not marketed", () => {
    expect(found(sheetWith({ doses: [row({ drug: "métoprolol" })] }))).toEqual([
      "route fiche#t1 métoprolol is not marketed by the route IV",
    ]);
  });
  test("one of several routes is enough to be refused; a vein's drug goes into a bone", () => {
    expect(found(sheetWith({ doses: [row({ route: "IV ou SC" })] })).join()).toMatch(/route SC/);
    expect(found(sheetWith({ doses: [row({ route: "IV ou IO" })] }))).toEqual([]);
  });
  test("a salt is found however the file writes it, an alias by its substance", () => {
    expect(found(sheetWith({ doses: [row({ drug: "gluconate de calcium" })] }))).toEqual([]);
    expect(found(sheetWith({ doses: [row({ drug: "vitamine K", route: "PO" })] }))).toEqual([]);
  });
  test("a name that is no substance", () => {
    expect(found(sheetWith({ doses: [row({ drug: "amiodaronne" })] })).join()).toMatch(
      /no marketed substance/,
    );
  });
});

describe("drugs that a sheet lists", () => {
  test("without a dose nor a pointer", () => {
    expect(found(sheetWith({ sheet: { drugs: ["kétamine"] } })).join()).toMatch(
      /dosed fiche kétamine is listed/,
    );
  });
  test("sent to a sheet that doses it, or that does not", () => {
    const here = (see: string) =>
      sheetWith({ sheet: { drugs: ["amiodarone"], elsewhere: [{ drug: "amiodarone", see }] } });
    const there = sheetWith({ id: "autre", doses: [AMIODARONE] });
    expect(found(here("autre#t1"), there)).toEqual([]);
    expect(found(here("autre#t1"), sheetWith({ id: "autre" })).join()).toMatch(/does not dose it/);
    expect(found(here("absente"), there).join()).toMatch(/pointer fiche absente leads nowhere/);
  });
});

describe("drugs that a text says to give", () => {
  const NAMED = "named fiche#t1 amiodarone is named to be given";
  const there = sheetWith({ id: "autre", doses: [AMIODARONE] });
  const says = (text: string, more: object = {}) =>
    found(sheetWith({ text, ...more }), there).filter((one) => one.startsWith("named"));
  test("without a dose nor a pointer", () => {
    expect(says("Arythmie rapide : amiodarone en première intention, sous scope.").join()).toMatch(
      NAMED,
    );
    expect(says("Arythmie rapide : choc, puis amiodarone IV, sous scope.").join()).toMatch(NAMED);
  });
  test("dosed in another passage of the sheet, or sent to the sheet that doses it", () => {
    const text = "Arythmie rapide : amiodarone en première intention, sous scope.";
    expect(says(text, { doses: [AMIODARONE] })).toEqual([]);
    const elsewhere = [{ drug: "amiodarone", see: "autre#t1" }];
    expect(says(text, { sheet: { elsewhere } })).toEqual([]);
  });
  test.each([
    "Arythmie rapide : pas d’amiodarone, ni de bêtabloquant, avant l’avis du cardiologue.",
    "Arythmie rapide sous flécaïnide, amiodarone ou sotalol : avis du cardiologue d’abord.",
    "Arythmie rapide avec QT long : choc électrique. Éviter amiodarone et sotalol avant avis.",
    "Arythmie lente : isoprénaline. Contre-indiquée si infarctus, tachycardie, amiodarone ou digoxine.",
    "Arythmie rapide : oxygène pour une SpO₂ de 94 à 98 %, scope, voie veineuse, avis.",
  ])("what is refused, taken already or titrated needs no dose: %s", (text) => {
    const other = sheetWith({
      id: "autre",
      doses: [AMIODARONE, row({ drug: "flécaïnide" }), row({ drug: "oxygène" })],
    });
    const named = found(sheetWith({ text }), other).filter((one) => one.startsWith("named"));
    expect(named).toEqual([]);
  });
  test("a drug that no sheet lists, by its name in the official file", () => {
    const text = "Hémorragie sous antivitamine K : phytoménadione en première intention, sous INR.";
    expect(says(text).join()).toMatch(/named fiche#t1 phytomenadione is named to be given/);
  });
  test("the poison that a sheet is about is not its treatment", () => {
    const text = "Intoxication vue tôt : dosage de l’amiodarone et avis du centre antipoison.";
    expect(says(text).join()).toMatch(NAMED);
    expect(says(text, { sheet: { title: "Intoxication à l’amiodarone" } })).toEqual([]);
  });
});

describe("the same drug in the same indication", () => {
  const two = (first: object, second: object) =>
    found(sheetWith({ doses: [row(first)] }), sheetWith({ id: "autre", doses: [row(second)] }));
  test("two doses", () => {
    const indication = "fibrillation ventriculaire";
    expect(two({ indication }, { indication, value: "150" }).join()).toMatch(
      /same-dose amiodarone adult IV fibrillation ventriculaire differs for/,
    );
  });
  test("two doses and no indication named", () => {
    expect(two({}, { value: "150" }).join()).toMatch(/no indication is named/);
  });
  test("two indications, two populations, or the same amount in another unit", () => {
    expect(two({ indication: "une" }, { indication: "autre", value: "150" })).toEqual([]);
    expect(two({}, { population: "child", value: "150" })).toEqual([]);
    expect(two({}, { value: "0,3", unit: "g" })).toEqual([]);
  });
  test("a thousandfold slip of the unit", () => {
    expect(two({}, { unit: "µg" }).join()).toMatch(/same-dose/);
  });
});

test("a number that does not say its salt", () => {
  const bare = row({ drug: "noradrénaline", value: "0,1", unit: "µg/kg/min" });
  expect(found(sheetWith({ doses: [bare] })).join()).toMatch(/salt fiche#t1 noradrénaline/);
  expect(found(sheetWith({ doses: [{ ...bare, salt: "base" }] }))).toEqual([]);
});

describe("a threshold written > here and ≥ there", () => {
  const text = (sign: string) =>
    `Différer l’insuline si kaliémie < 3,5 mmol/L ; la débuter si kaliémie ${sign} 3,5 mmol/L, sous scope.`;
  test("in one sheet", () => {
    const passage = {
      definition: [
        { id: "d1", text: `${text(">")} Ensuite si kaliémie ≥ 3,5 mmol/L.`, sources: ["s1"] },
      ],
    };
    const base = sheetWith();
    const sheet = sheetWith({ sheet: { sections: { ...base.sections, ...passage } } });
    expect(found(sheet).join()).toMatch(
      /bound fiche kaliemie 3,5 mmol\/L is written > in d1 and ≥ in d1/,
    );
  });
  test("between the text and a row", () => {
    const doses = [row({ condition: "kaliémie > 3,5 mmol/L" })];
    expect(found(sheetWith({ text: text("≥"), doses })).join()).toMatch(
      /bound fiche kaliemie 3,5 mmol\/L is written > in t1 and ≥ in t1/,
    );
  });
  test("the two sides of one limit are no conflict", () => {
    expect(found(sheetWith({ text: text("≥") }))).toEqual([]);
  });
});

describe("figures as they were read", () => {
  const reading = (figure: object) => ({
    readings: [
      {
        grade: "issuer",
        opened: "https://www.has-sante.fr/jcms/c_1",
        where: "p. 1",
        how: "read",
        day: "2026-11-21",
        passages: ["t1"],
        figures: [
          { passage: "t1", drug: "amiodarone", value: "300", unit: "mg", route: "IV", ...figure },
        ],
      },
    ],
  });
  const check = (figure: object) =>
    found(sheetWith({ doses: [AMIODARONE], source: reading(figure) }));
  test("the same", () => expect(check({})).toEqual([]));
  test.each([
    ["value", { value: "150" }],
    ["unit", { unit: "µg" }],
    ["route", { route: "PO" }],
    ["drug", { drug: "lidocaïne" }],
  ])("another %s", (_what, figure) => {
    expect(check(figure).join()).toMatch(/figure fiche#t1 .* no row says so/);
  });
  test("a maximum that the row carries", () => {
    const doses = [row({ maximum: { total: { value: "900", unit: "mg" } } })];
    expect(found(sheetWith({ doses, source: reading({ value: "900" }) }))).toEqual([]);
  });
});

describe("sources", () => {
  test.each([
    "https://www.has-sante.fr",
    "https://cfrc.fr/index.php",
    "https://www.ema.europa.eu/en/",
    "https://www.gov.uk/drug-safety-update",
  ])("%s is a home page, of a site or of a section", (link) => {
    expect(found(sheetWith({ source: { link } })).join()).toMatch(/home-page fiche\/s1/);
    const reading = {
      grade: "extract",
      opened: link,
      where: "p. 1",
      how: "read",
      day: "2026-11-21",
      passages: ["t1"],
    };
    expect(found(sheetWith({ source: { readings: [reading] } })).join()).toMatch(
      /home-page fiche\/s1/,
    );
  });
  test("the same DOI of two years", () => {
    const cited = (id: string, year: number, link: string) =>
      sheetWith({ id, source: { year, link } });
    const [a, b] = ["https://doi.org/10.1111/All.1", "https://dx.doi.org/10.1111/all.1"];
    expect(found(cited("une", 2021, a ?? ""), cited("autre", 2022, b ?? "")).join()).toMatch(
      /year une\/s1/,
    );
    expect(found(cited("une", 2021, a ?? ""), cited("autre", 2021, b ?? ""))).toEqual([]);
  });
  test("what was read, or is sent, where nothing can be a source", () => {
    const opened = "https://fr.scribd.com/document/1";
    const reading = {
      grade: "issuer",
      opened,
      where: "p. 1",
      how: "read",
      day: "2026-11-21",
      passages: ["t1"],
    };
    expect(found(sheetWith({ source: { readings: [reading] } })).join()).toMatch(
      /inadmissible fiche\/s1/,
    );
    expect(found(sheetWith({ source: { link: opened } })).join()).toMatch(/inadmissible fiche\/s1/);
  });
  test("an edition that another replaced, by its DOI or by its year, unless it says why", () => {
    const link = "https://doi.org/10.1016/j.x.2021";
    expect(found(sheetWith({ source: { link } })).join()).toMatch(
      /edition fiche\/s1 is replaced by "ERC 2025".*t1/,
    );
    expect(found(sheetWith({ source: { edition: "erc-als", year: 2021 } })).join()).toMatch(
      /edition fiche\/s1/,
    );
    expect(found(sheetWith({ source: { link, older: "la dose n’a pas changé" } }))).toEqual([]);
    expect(found(sheetWith({ source: { edition: "erc-als", year: 2025 } }))).toEqual([]);
    expect(found(sheetWith({ source: { edition: "inconnue" } })).join()).toMatch(
      /not in the register/,
    );
  });
});

test("a slot or a limit that points nowhere", () => {
  const slots = {
    renal: { see: "absente#t1" },
    hepatic: "x",
    child: "x",
    pregnancy: "x",
    contraindication: "x",
  };
  const sheet = sheetWith({ doses: [AMIODARONE], passage: { slots, limits: ["ailleurs#f1"] } });
  expect(found(sheet)).toEqual([
    "pointer fiche ailleurs#f1 leads nowhere",
    "pointer fiche absente#t1 leads nowhere",
  ]);
});

test("an exception covers its finding alone, and is refused once nothing needs it", () => {
  const findings = libraryFindings(
    [sheetWith({ doses: [row({ drug: "métoprolol" })] })],
    REGISTERS,
  );
  const exception = { check: "route", where: "fiche#t1 métoprolol", reason: "test" };
  expect(undeclared(findings, [exception])).toEqual([]);
  expect(undeclared(findings, [])).toEqual(findings);
  expect(undeclared([], [exception])).toMatchObject([
    { check: "exception", where: "route fiche#t1 métoprolol" },
  ]);
});
