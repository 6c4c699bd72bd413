import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { CodedView, SavedCoding } from "../contract.ts";
import { CODED, TEXT } from "../testing/coded.ts";
import { CodingPage } from "./coding-page.tsx";

type Kept = SavedCoding & { id: string };

/** A server that keeps nothing, but for what a test says. */
const server = (answers: Parameters<typeof fakeCalls>[0]) =>
  fakeCalls({ "coding/records": () => ({ records: [] }), ...answers });
const codings = (calls: ReturnType<typeof fakeCalls>) =>
  calls.filter(({ path }) => path === "coding/code");
const draw = () => renderPage(<CodingPage />, { texts: ["coding"] });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const description = () => screen.findByRole("textbox", { name: "Description clinique" });
const coded = (given: Partial<CodedView> = {}) => ({ coded: { ...CODED, ...given } });

async function generate(text = TEXT) {
  await draw();
  await userEvent.type(await description(), text);
  await userEvent.click(await button("Générer"));
}

test("an empty description is refused in words and asks nothing", async () => {
  const calls = server({});
  await draw();
  await userEvent.click(await button("Générer"));
  expect(await screen.findByText("Veuillez saisir une description clinique")).toBeVisible();
  expect(codings(calls)).toEqual([]);
});

test("each line says its words, its rule, its edition, and what is missing", async () => {
  server({ "coding/code": () => coded() });
  await generate();
  const cim10 = await screen.findByRole("region", { name: "CIM-10" });
  expect(cim10).toHaveTextContent("édition 2026");
  expect(within(cim10).getByRole("listitem")).toHaveTextContent(
    /A000.*Choléra.*Le texte écrit le libellé.*Libellé sans précision.*haute.*DP/,
  );
  expect(screen.getByRole("region", { name: "CCAM" })).toHaveTextContent(/14,26\s€/);
  expect(screen.getByRole("region", { name: "NGAP" })).toHaveTextContent("liste partielle");
  expect(screen.getByRole("region", { name: "Lu, non codé" })).toHaveTextContent("Nié");
  expect(screen.getByText("Choléra", { selector: "mark" })).toHaveAttribute("data-coded", "true");
  expect(screen.getByText("fièvre", { selector: "mark" })).toHaveAttribute("data-coded", "false");
});

test("an act that is not priced, as in a stay, does not say that its tariff is unknown", async () => {
  server({
    "coding/code": () => coded({ valuation: { ...CODED.valuation, lines: [], total: null } }),
  });
  await generate();
  const ccam = await screen.findByRole("region", { name: "CCAM" });
  expect(ccam).toHaveTextContent("DEQP003");
  expect(ccam).not.toHaveTextContent("inconnu");
});

test("a line is removed and comes back; a code is replaced by one of the table", async () => {
  server({
    "coding/code": () => coded(),
    "coding/find": () => ({ results: [{ code: "A009", label: "Choléra, sans précision" }] }),
  });
  await generate();
  await userEvent.click(await button("Retirer A000"));
  const cim10 = screen.getByRole("region", { name: "CIM-10" });
  expect(within(cim10).queryByRole("listitem")).toBeNull();
  await userEvent.click(await button("Rétablir"));
  await userEvent.click(await button("Corriger A000"));
  await userEvent.click(await button("Chercher"));
  await userEvent.click(await button(/A009/));
  expect(within(cim10).getByRole("listitem")).toHaveTextContent(
    /A009.*à la place de A000.*choisi par vous/,
  );
});

test("another context asks again with the same words and keeps the corrections", async () => {
  const contexts: string[] = [];
  server({
    "coding/code": ({ context }: { context: string }) => {
      contexts.push(context);
      return coded();
    },
  });
  await generate();
  await userEvent.click(await button("Retirer A000"));
  await userEvent.click(screen.getByRole("radio", { name: "Ville" }));
  await waitFor(() => expect(contexts).toEqual(["urgences-publiques", "ville"]));
  expect(await screen.findByText("A000 retiré.")).toBeVisible();
});

test("hour, severity and practitioner are sent, and what they give says its text", async () => {
  const sent: Partial<Kept["description"]>[] = [];
  server({
    "coding/code": (input: Kept["description"]) => {
      sent.push(input);
      return coded({
        ccmu: "3",
        valuation: {
          lines: [
            {
              ...{ code: "DEQP003", amount: 14.26, grid: "9", from: "2024-01-01" },
              ...{ rate: 50, association: "2" },
            },
          ],
          total: 7.13,
          notes: [],
        },
      });
    },
  });
  await draw();
  await userEvent.type(await description(), TEXT);
  await userEvent.type(screen.getByLabelText("Heure"), "23:15");
  await userEvent.selectOptions(screen.getByLabelText("CCMU confirmée"), "3");
  await userEvent.click(await button("Générer"));
  const fees = await screen.findByRole("region", { name: /^Forfaits/ });
  expect(fees).toHaveTextContent(/SUN.*entre 22 h et 8 h.*s’applique.*inconnu.*LEGIARTI/);
  expect(screen.getByText("Classe donnée par le médecin.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Critères du GEMSA" })).toBeVisible();
  const worth = screen.getByRole("region", { name: "Valorisation" });
  expect(worth).toHaveTextContent(
    /Actes ensemble.*7,13.*50 %, code association 2.*18 juillet 2005/,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Ville" }));
  await userEvent.selectOptions(screen.getByLabelText("Praticien"), "paediatrician");
  await userEvent.click(await button("Générer"));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]).toMatchObject({ time: "23:15", ccmu: "3", specialty: null, surgery: "usual" });
  expect(sent[2]).toMatchObject({ context: "ville", specialty: "paediatrician" });
});

test("what looks like an identity waits for the person", async () => {
  const calls = server({ "coding/code": () => coded() });
  await generate("Mme Exemple, choléra.");
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("Mme Exemple");
  expect(codings(calls)).toEqual([]);
  await userEvent.click(await button("Envoyer quand même"));
  await waitFor(() => expect(codings(calls)).toHaveLength(1));
});

test("nothing found, an error and a partial list each say so and keep the description", async () => {
  const answers: (() => unknown)[] = [
    () => coded({ cim10: [], ccam: [] }),
    () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
    () =>
      coded({
        cim10: [],
        ccam: [],
        partial: ["cim10"],
        unchecked: [{ key: "unchecked.partialCodes" }],
      }),
  ];
  server({ "coding/code": () => answers.shift()?.() });
  await generate();
  expect(await screen.findByText("Aucun code trouvé pour cette description")).toBeVisible();
  await userEvent.click(await button("Générer"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erreur lors de la génération des codes",
  );
  await userEvent.click(await button("Générer"));
  expect(await screen.findByText("Aucun code trouvé pour cette description")).toBeVisible();
  expect(screen.getByText(/liste partielle livrée/)).toBeVisible();
});

test("without network the error is said, and nothing is left to be made later", async () => {
  const calls = server({
    "coding/code": () => {
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
  });
  onlineManager.setOnline(false);
  try {
    await generate();
    expect(await screen.findByRole("alert")).toHaveTextContent("Erreur lors de la génération");
    expect(codings(calls).length).toBeGreaterThan(0);
  } finally {
    onlineManager.setOnline(true);
  }
});

test("everything is copied as text, without what was removed nor the description", async () => {
  server({ "coding/code": () => coded() });
  // Gives the page a clipboard.
  userEvent.setup();
  await generate();
  await userEvent.click(await button("Retirer A000"));
  await userEvent.click(await button("Tout copier"));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain("DEQP003 Électrocardiographie"),
  );
  const copied = await navigator.clipboard.readText();
  expect(copied).not.toContain("A000");
  expect(copied).not.toContain("fièvre");
});

test("a coding is kept when asked, opened again with its corrections, erased and given back", async () => {
  const kept = new Map<string, object>();
  server({
    "coding/code": () => coded(),
    "coding/records": () => ({
      records: [...kept].map(([id, content]) => ({ id, content, keptAt: new Date("2026-11-20") })),
    }),
    "coding/keep": ({ id, ...content }: { id: string }) => {
      kept.set(id, content);
      return { id };
    },
    "coding/erase": ({ id }: { id: string }) => {
      kept.delete(id);
      return { id };
    },
  });
  await generate();
  expect(await screen.findByText("Aucun codage gardé.")).toBeVisible();
  await userEvent.click(await button("Garder 7 jours"));
  expect(await button("Gardé")).toBeDisabled();
  await userEvent.click(await button("Retirer A000"));
  await userEvent.click(await button("Garder la version corrigée"));
  await waitFor(() => expect([...kept.values()]).toMatchObject([{ corrections: [{ to: null }] }]));
  await userEvent.click(await button("Effacer"));
  expect(await screen.findByRole("textbox", { name: "Description clinique" })).toHaveValue("");
  await userEvent.click(await button(/^Rouvrir/));
  expect(await screen.findByText("A000 retiré.")).toBeVisible();
  await userEvent.click(await button(/^Effacer le codage/));
  expect(await screen.findByText("Codage effacé.")).toBeVisible();
  expect(kept.size).toBe(0);
  const list = screen.getByRole("region", { name: "Codages gardés" });
  await userEvent.click(within(list).getByRole("button", { name: "Rétablir" }));
  await waitFor(() => expect(kept.size).toBe(1));
});

test("a coding that is erased is no longer said to be kept", async () => {
  const kept = new Map<string, object>();
  server({
    "coding/code": () => coded(),
    "coding/records": () => ({
      records: [...kept].map(([id, content]) => ({ id, content, keptAt: new Date("2026-11-20") })),
    }),
    // The database gives the keys back in an order of its own.
    "coding/keep": ({ id, description: words, lines, corrections }: Kept) => {
      kept.set(id, { lines, description: words, corrections });
      return { id };
    },
    "coding/erase": ({ id }: { id: string }) => {
      kept.delete(id);
      return { id };
    },
  });
  await generate();
  await userEvent.click(await button("Garder 7 jours"));
  expect(await button("Gardé")).toBeDisabled();
  await userEvent.click(await button(/^Effacer le codage/));
  expect(await button("Garder 7 jours")).toBeEnabled();
  await userEvent.click(await button("Rétablir"));
  expect(await button("Gardé")).toBeDisabled();
  await userEvent.click(await button(/^Rouvrir/));
  expect(await button("Gardé")).toBeDisabled();
});

test("without network the kept codings say so and are asked for again", async () => {
  let there = false;
  server({
    "coding/records": () => {
      if (there) return { records: [] };
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
  });
  await draw();
  const alert = await screen.findByText(/n’ont pas pu être lus/);
  expect(alert).toBeVisible();
  there = true;
  await userEvent.click(await button("Réessayer"));
  expect(await screen.findByText("Aucun codage gardé.")).toBeVisible();
});
