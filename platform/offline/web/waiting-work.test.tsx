import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { QueueItem, Verdict } from "../queue.ts";
import { keepItem, refuseItems } from "./queue-store.ts";
import { WaitingWork } from "./waiting-work.tsx";

const send = vi.fn(
  async (_items: readonly QueueItem[]): Promise<Verdict> => ({ acknowledged: [], refused: [] }),
);

beforeEach(() => {
  send.mockClear();
  vi.spyOn(session, "current").mockReturnValue({ id: "p1", consent: true } as ReturnType<
    typeof session.current
  >);
  registerFeatures([
    webFeature({
      name: "tried",
      routes: [],
      offline: [
        {
          work: {
            type: "tried",
            label: "offline:waiting.title",
            describe: async ({ data }) => String(data.question),
            send,
          },
        },
      ],
    }),
  ]);
});

test("what the server refused is listed with its words, and nobody says that everything is on the server", async () => {
  const { id, saved } = keepItem("tried", { question: "Dose d’adrénaline ?" });
  await saved;
  await refuseItems([{ id, reason: "Modifiée ailleurs.", at: Date.now() }]);
  await renderPage(<WaitingWork />, { texts: ["offline"] });
  expect(await screen.findByText("1 élément refusé")).toBeVisible();
  expect(screen.getByText(/Dose d’adrénaline/)).toBeVisible();
  expect(
    await screen.findByText(/Rien d’autre n’attend d’être envoyé\. Ce que le serveur a refusé/),
  ).toBeVisible();
  expect(screen.queryByText(/Tout ce que vous avez fait est sur le serveur/)).toBeNull();
});

test("what no second sending can save is not offered one: its words are copied, exported or deleted", async () => {
  const [edit, other] = [
    keepItem("tried", { question: "Mon texte" }),
    keepItem("tried", { question: "Autre" }),
  ];
  await Promise.all([edit.saved, other.saved]);
  await refuseItems([
    { id: edit.id, reason: "Modifiée ailleurs.", at: Date.now(), final: true },
    { id: other.id, reason: "Le serveur a échoué.", at: Date.now() },
  ]);
  const user = userEvent.setup();
  await renderPage(<WaitingWork />, { texts: ["offline"] });
  const lost = (await screen.findByText(/Mon texte/)).closest("li") as HTMLElement;
  expect(within(lost).queryByRole("button", { name: "Réessayer" })).toBeNull();
  expect(within(lost).getByText(/Le renvoyer ne changerait rien/)).toBeVisible();
  await user.click(within(lost).getByRole("button", { name: "Copier le texte" }));
  expect(await navigator.clipboard.readText()).toBe("Mon texte");
  expect(await within(lost).findByRole("button", { name: "Texte copié" })).toBeVisible();

  // The rest may be tried again, alone.
  await user.click(screen.getByRole("button", { name: "Tout réessayer" }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls.flatMap(([items]) => items.map(({ id }) => id))).toEqual([other.id]);
  await waitFor(() => expect(screen.queryByText(/Autre/)).toBeNull());
  expect(screen.queryByRole("button", { name: "Tout réessayer" })).toBeNull();
  expect(screen.getByRole("button", { name: "Exporter (JSON)" })).toBeVisible();
  await user.click(within(lost).getByRole("button", { name: "Supprimer" }));
  await user.click(within(lost).getByRole("button", { name: "Supprimer définitivement" }));
  await waitFor(() => expect(screen.queryByText(/Mon texte/)).toBeNull());
});
