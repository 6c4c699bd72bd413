import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ImportState, SourceState, SourceStates } from "../domain/wire-import.ts";
import { ImportsPage } from "./imports-page.tsx";

const DAY = new Date("2026-11-20T08:00:00Z");
const source = (given: Partial<SourceState>): SourceState => ({
  ...{ source: "cim10", state: "shipped", edition: "", since: null, known: false },
  ...{ counts: { codes: 764 }, inside: {}, history: [] },
  ...given,
});
const imported = source({
  ...{ source: "bdpm", state: "imported", edition: "2026-11-20", since: DAY, known: true },
  ...{ counts: { drugs: 15_799 }, inside: { smr: 13_778 } },
  history: [
    {
      ...{ edition: "2026-11-20", from: DAY, until: null, files: ["CIS_bdpm.txt"] },
      ...{ counts: { drugs: 15_799 }, inside: { smr: 13_778 } },
    },
    {
      ...{ edition: "2026-01-27", from: new Date(0), until: DAY, files: [] },
      ...{ counts: { drugs: 15_000 }, inside: {} },
    },
  ],
});
const running: ImportState = {
  ...{ id: crypto.randomUUID(), source: "bdpm", official: true, files: [], partial: false },
  ...{ status: "running", done: 2_000, total: 17_431, refusal: null, what: "", edition: null },
  ...{ createdAt: DAY, endedAt: null },
};
const states = (imports: ImportState[] = []): SourceStates => ({
  ...{ sources: [source({}), imported], imports, hosts: ["www.atih.sante.fr"] },
  official: [
    { source: "bdpm", last: DAY },
    { source: "rcp", last: null },
  ],
});
const rowOf = async (name: string) => screen.findByRole("row", { name: new RegExp(name) });

test("each source says what answers, its date and its rows; the pages of RCP were never tried", async () => {
  fakeCalls({ "nomenclatures/sources": () => states() });
  await renderPage(<ImportsPage />, { texts: ["nomenclatures"] });
  const codes = await rowOf("^CIM-10");
  expect(within(codes).getByText("liste partielle")).toBeVisible();
  expect(within(codes).getByText(/Codes : 764/)).toBeVisible();
  expect(within(codes).getByText("jamais essayé")).toBeVisible();
  const drugs = await rowOf("^Médicaments");
  expect(within(drugs).getAllByText(/Avis SMR/)[0]).toHaveTextContent(/13\s778/);
  expect(within(drugs).queryByText("jamais essayé")).toBeNull();
  await userEvent.click(within(drugs).getByText("2 versions"));
  expect(within(drugs).getByText(/15\s000/)).toBeVisible();
  const pages = screen.getByText("Pages de RCP", { selector: "b" }).parentElement;
  expect(pages).toHaveTextContent("jamais essayé");
});

test("a past day is asked by its last moment", async () => {
  const calls = fakeCalls({ "nomenclatures/sources": () => states() });
  await renderPage(<ImportsPage />, { texts: ["nomenclatures"] });
  await userEvent.type(await screen.findByLabelText("À la fin du jour"), "2026-03-04");
  const last = new Date("2026-03-04T23:59:59.999").toISOString();
  await expect.poll(() => calls.at(-1)?.input).toEqual({ at: last });
});

test("an import that runs tells its rows, and is cancelled", async () => {
  let state = running;
  fakeCalls({
    "nomenclatures/sources": () => states([running]),
    "nomenclatures/importState": () => state,
    "nomenclatures/cancelImport": () => {
      state = { ...running, status: "cancelled" };
      return state;
    },
  });
  await renderPage(<ImportsPage />, { texts: ["nomenclatures"] });
  const bar = await screen.findByRole("progressbar", { name: "Avancement de l’import" });
  expect(bar).toHaveAttribute("value", "2000");
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(await screen.findByText("annulé")).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("the official address is asked once it is known or given, and a refusal is a sentence", async () => {
  const calls = fakeCalls({
    "nomenclatures/sources": () => states(),
    "nomenclatures/update": () => running,
    "nomenclatures/importState": () => ({
      ...running,
      ...{ status: "failed", refusal: "moved", what: "https://www.atih.sante.fr/x.txt" },
    }),
  });
  await renderPage(<ImportsPage />, { texts: ["nomenclatures"] });
  const update = await screen.findByRole("button", { name: "Mettre à jour depuis l’adresse" });
  expect(update).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText("Source"), "bdpm");
  await userEvent.click(update);
  expect(await screen.findByRole("alert")).toHaveTextContent(/renvoie à une autre adresse/);
  expect(calls.find(({ path }) => path === "nomenclatures/update")?.input).toMatchObject({
    ...{ source: "bdpm", addresses: [] },
  });
});

test("an import that cannot be started says so", async () => {
  fakeCalls({
    "nomenclatures/sources": () => states(),
    "nomenclatures/update": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await renderPage(<ImportsPage />, { texts: ["nomenclatures"] });
  await userEvent.type(
    await screen.findByLabelText("Adresses officielles, une par ligne"),
    "https://www.atih.sante.fr/x.txt",
  );
  await userEvent.click(screen.getByRole("button", { name: "Mettre à jour depuis l’adresse" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/n’a pas pu être lancé/);
});
