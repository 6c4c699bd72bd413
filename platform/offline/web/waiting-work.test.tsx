import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { keepItem, refuseItems } from "./queue-store.ts";
import { WaitingWork } from "./waiting-work.tsx";

beforeEach(() => {
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
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
            send: async () => ({ acknowledged: [], refused: [] }),
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
  expect(await screen.findByText(/Rien d’autre n’attend d’être envoyé\. Ce que le serveur a refusé/)).toBeVisible();
  expect(screen.queryByText(/Tout ce que vous avez fait est sur le serveur/)).toBeNull();
});
