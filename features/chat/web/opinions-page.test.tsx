import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { OpinionsPage } from "./opinions-page.tsx";

const opinion = {
  messageId: "7a1f3c52-1111-4222-8333-944444444444",
  at: new Date("2026-11-21T08:00:00Z"),
  verdict: "toCorrect",
  words: 'Il manque la durée. <img src=x onerror="alert(1)">',
  mode: "diagnostic",
  language: "fr",
  answer: "**Embolie pulmonaire** : anticoagulation [1].",
  sources: ["Embolie pulmonaire"],
};
const useful = {
  ...opinion,
  messageId: "7a1f3c52-1111-4222-8333-955555555555",
  verdict: "useful",
  words: "",
};

test("what is said is shown as text, beside the answer and its sources", async () => {
  fakeCalls({ "chat/listFeedback": () => ({ items: [opinion], next: null }) });
  await renderPage(<OpinionsPage />, { texts: ["chat"] });
  const row = (await screen.findByText(/Il manque la durée/)).closest("tr") as HTMLElement;
  expect(within(row).getByText(/<img src=x/)).toBeVisible();
  expect(within(row).queryByRole("img")).toBeNull();
  expect(within(row).getByText("À corriger")).toBeVisible();
  expect(within(row).getByText("Diagnostic")).toBeVisible();
  await userEvent.click(within(row).getByText("Lire la réponse"));
  expect(within(row).getByText("Embolie pulmonaire : anticoagulation [1].")).toBeVisible();
});

test("opinions are filtered by what they say, page after page", async () => {
  const calls = fakeCalls({
    "chat/listFeedback": ({ verdict, cursor }: { verdict?: string; cursor?: string }) => {
      if (verdict === "useful") return { items: [useful], next: null };
      if (!cursor) return { items: [opinion], next: "later" };
      return {
        items: [{ ...opinion, messageId: useful.messageId, words: "Trop long." }],
        next: null,
      };
    },
  });
  await renderPage(<OpinionsPage />, { texts: ["chat"] });
  await userEvent.click(await screen.findByRole("button", { name: "Afficher la suite" }));
  expect(await screen.findByText("Trop long.")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Avis" }), "Utile");
  expect(await screen.findByText("–")).toBeVisible();
  expect(screen.queryByText("Trop long.")).toBeNull();
  expect(calls.at(-1)?.input).toEqual({ verdict: "useful" });
});

test("nothing said and a list that cannot be read are told apart", async () => {
  let failing = true;
  fakeCalls({
    "chat/listFeedback": () => {
      if (failing) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return { items: [], next: null };
    },
  });
  await renderPage(<OpinionsPage />, { texts: ["chat"] });
  expect(await screen.findByText("Les avis n’ont pas pu être lus.")).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Aucun avis")).toBeVisible();
});
