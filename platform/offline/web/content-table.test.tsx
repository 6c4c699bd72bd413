import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { cache } from "./cache.ts";
import { ContentTable } from "./content-table.tsx";
import * as room from "./pocket-room.ts";
import { PocketSize } from "./pocket-size.tsx";
import type { StorageReport } from "./storage-report.ts";

const label = "offline:nav.title" as const;
const REPORT: StorageReport = {
  ...{ shell: "absent", media: { files: 2, bytes: 3_000_000, left: 4 }, persisted: true },
  packs: [{ id: "cards", state: "held", records: 12, bytes: 40_000, since: 0, left: 3 }],
  ...{ used: null, quota: null, canPersist: false },
};

beforeEach(() => {
  localStorage.clear();
  registerFeatures([
    webFeature({
      ...{ name: "probe", routes: [] },
      offline: [{ pack: { id: "cards", records: ["card"], label, works: label, warm: vi.fn() } }],
    }),
  ]);
});

test("what has no room is counted, pack by pack and for pictures", async () => {
  await renderPage(<ContentTable report={REPORT} onChange={() => {}} />, { texts: ["offline"] });
  expect(await screen.findByText("Faute de place, 3 restent sur le serveur.")).toBeVisible();
  expect(screen.getByText(/2 fichiers, 3\sMo\./)).toHaveTextContent("4 restent sur le serveur");
});

test("content that cannot be cleared says so, and is tried again in one press", async () => {
  const remove = vi.spyOn(cache, "remove").mockRejectedValueOnce(new Error("refused"));
  await renderPage(<ContentTable report={REPORT} onChange={() => {}} />, { texts: ["offline"] });
  await userEvent.click(await screen.findByRole("button", { name: "Retirer de l’appareil" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("n’a pas pu être retiré");
  remove.mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a cleanup that fails says so, and is tried again in one press", async () => {
  vi.spyOn(room, "pocketSize").mockResolvedValue(12_000_000);
  const fit = vi.spyOn(room, "fitPocket").mockRejectedValueOnce(new Error("refused"));
  await renderPage(<PocketSize />, { texts: ["offline"] });
  await userEvent.click(screen.getByRole("radio", { name: /^10\sMo$/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Le ménage n’a pas pu se faire");
  fit.mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
