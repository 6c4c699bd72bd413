import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { given } from "../../testing/doses.ts";
import { DoseRows } from "./dose-rows.tsx";

const DOSES = [
  given({
    drug: "insuline rapide",
    value: "0,1",
    unit: "UI/kg",
    rate: "en 15 min",
    maximum: { dose: { value: "10", unit: "UI" } },
    renal: { see: "insuffisance-renale-aigue#t2", title: "Insuffisance rénale aiguë" },
    child: "non traité ici",
  }),
  given({ kind: "component", drug: "glucose", value: "25", unit: "g" }),
  given({ kind: "alternative", drug: "autre", value: "5", unit: "mg", population: "child" }),
  given({
    kind: "threshold",
    drug: "insuline",
    measure: "glycémie",
    value: "4",
    unit: "mmol/L",
    bound: "<",
  }),
];
const open = (weight?: number | null) =>
  renderPage(<DoseRows doses={DOSES} weight={weight} population="adult" />, {
    texts: ["guidelines"],
  });
const rows = () => within(screen.getByRole("list", { name: "Doses" })).getAllByRole("listitem");
const kinds = () => rows().map((row) => row.getAttribute("data-kind"));

test("each kind has its word and its shape; only what is given has the shape of a prescription", async () => {
  await open();
  expect(kinds()).toEqual(["give", "with", "or", "max", "stop"]);
  expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual([
    "donner",
    "avec",
    "ou",
    "au plus",
    "seuil",
  ]);
  for (const row of rows().slice(3)) expect(row.querySelector("b")?.className).not.toMatch(/tag/);
  for (const row of rows().slice(0, 3)) expect(row.querySelector("b")?.className).toMatch(/tag/);
});

test("without a weight the dose stays by kilogram and asks for it; with one it is computed before the eyes", async () => {
  const { unmount } = await open(null);
  expect(rows()[0]).toHaveTextContent(/0,1\sUI\/kg.*Indiquez le poids/);
  unmount();
  const other = await open(82);
  expect(rows()[0]).toHaveTextContent(/8,2\sUI.*0,1\sUI\/kg ×\s82\skg/);
  expect(rows()[0]).not.toHaveTextContent("Indiquez");
  other.unmount();
  await open(112);
  expect(rows()[0]).toHaveTextContent(
    /10\sUI.*Plafond atteint\s: 0,1\sUI\/kg ×\s112\skg = 11,2\sUI, ramené à 10\sUI/,
  );
});

test("the volume that holds a dose by weight is computed with it, and says what it was by kilogram", async () => {
  const forms = [{ value: "0,1", unit: "mL/kg", of: "solution à 0,1 mg/mL" }];
  const doses = [
    given({ drug: "adrénaline", value: "10", unit: "µg/kg", population: "child", forms }),
  ];
  const plain = await renderPage(<DoseRows doses={doses} weight={null} population="child" />, {
    texts: ["guidelines"],
  });
  expect(rows()[0]).toHaveTextContent(/soit 0,1\smL\/kg de solution à 0,1 mg\/mL/);
  plain.unmount();
  await renderPage(<DoseRows doses={doses} weight={18} population="child" />, {
    texts: ["guidelines"],
  });
  expect(rows()[0]).toHaveTextContent(
    /180\sµg.*soit 1,8\smL de solution à 0,1 mg\/mL \(0,1\smL\/kg\)/,
  );
});

test("a child's weight computes no adult dose", async () => {
  await open(12);
  expect(rows()[0]).toHaveTextContent(/0,1\sUI\/kg.*Dose non calculée/);
});

test("a row for someone else says for whom it is", async () => {
  await open();
  expect(rows()[2]).toHaveTextContent("Enfant");
  expect(rows()[0]).not.toHaveTextContent("Adulte");
});

test("the four populations are always there: filled, led elsewhere, or said to be untreated", async () => {
  await open();
  const slots = screen.getAllByRole("definition");
  expect(screen.getByRole("link", { name: "Insuffisance rénale aiguë" })).toHaveAttribute(
    "href",
    "/guidelines/insuffisance-renale-aigue#t2",
  );
  expect(
    slots.filter((slot) => slot.textContent === "non traité ici").length,
  ).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Rein",
    "Foie",
    "Enfant",
    "Grossesse",
    "Contre-indications",
  ]);
});

test("no contraindication is said as such, never as something to never do", async () => {
  const doses = [
    given({
      drug: "adrénaline",
      value: "0,5",
      unit: "mg",
      contraindication: "aucune absolue dans une anaphylaxie",
    }),
  ];
  await renderPage(<DoseRows doses={doses} weight={null} population="adult" />, {
    texts: ["guidelines"],
  });
  expect(kinds()).toEqual(["give"]);
  expect(screen.getByText("aucune absolue dans une anaphylaxie")).toBeVisible();
});

test("contraindications that another passage holds are a link to read, never « Si » its title", async () => {
  const contraindication = { see: "avc-ischemique#t4", title: "AVC ischémique" };
  await renderPage(
    <DoseRows
      doses={[given({ drug: "altéplase", value: "0,9", unit: "mg/kg", contraindication })]}
    />,
    {
      texts: ["guidelines"],
    },
  );
  const row = screen.getByText("jamais").closest("li");
  expect(row?.textContent).toBe("jamaisSans ses contre-indications lues\u00a0: AVC ischémique.");
  expect(screen.getByRole("link", { name: "AVC ischémique" })).toHaveAttribute(
    "href",
    "/guidelines/avc-ischemique#t4",
  );
});
