import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { madeSheet } from "../../testing/sheets.ts";
import { revisionSheets } from "../feature.ts";
import { REVIEW } from "../offline/pending.ts";
import { ReviewSession } from "./review-session.tsx";

const first = madeSheet();
const second = madeSheet({ id: "22222222-2222-4222-8222-222222222222", title: "Coma" });

beforeEach(() => {
  registerFeatures([revisionSheets]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

async function draw(answer: () => unknown) {
  fakeCalls({ "revision-sheets/due": answer });
  const ended = vi.fn();
  await renderPage(<ReviewSession onEnd={ended} />, { texts: ["revision-sheets"] });
  return { ended, user: userEvent.setup() };
}
const due = (...sheets: object[]) => ({
  sheets,
  total: sheets.length,
  nextDue: null,
  serverTime: new Date(),
});

test("recalled first, then read and rated by keyboard; each rating is kept on the device, and undone", async () => {
  const { ended, user } = await draw(() => due(first, second));
  expect(await screen.findByRole("heading", { level: 1, name: "Anaphylaxie" })).toHaveFocus();
  expect(screen.getByText("Fiche 1 sur 2")).toBeVisible();
  expect(screen.queryByText(/Adrénaline/)).toBeNull();
  await user.keyboard("3");
  expect(screen.getByText("Fiche 1 sur 2")).toBeVisible();
  await user.keyboard(" ");
  const ratings = screen.getByRole("group", { name: /Comment vous la rappeliez-vous/ });
  expect(within(ratings).getAllByRole("button")).toHaveLength(5);
  expect(screen.getByText(/Adrénaline/)).toBeVisible();
  await user.keyboard("3");
  expect(await screen.findByRole("heading", { level: 1, name: "Coma" })).toHaveFocus();
  await user.keyboard("u");
  expect(await screen.findByRole("heading", { level: 1, name: "Anaphylaxie" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ouvrir la fiche" }));
  await user.keyboard("5");
  await user.click(screen.getByRole("button", { name: "Ouvrir la fiche" }));
  await user.click(screen.getByRole("button", { name: /Très difficile/ }));
  expect(await screen.findByText("2 fiches révisées")).toBeVisible();
  await waitFor(async () => expect(await queue.pending(REVIEW)).toHaveLength(4));
  const kept = (await queue.pending(REVIEW)).map(({ data }) => [
    data.sheetId,
    data.rating ?? "undo",
    data.owner,
  ]);
  expect(kept).toEqual([
    [first.id, "good", "p1"],
    [first.id, "undo", "p1"],
    [first.id, "very_easy", "p1"],
    [second.id, "very_difficult", "p1"],
  ]);
  await user.click(screen.getByRole("button", { name: "Mes fiches" }));
  expect(ended).toHaveBeenCalled();
});

test("nothing due says so, with a way out", async () => {
  const { ended, user } = await draw(() => due());
  expect(
    await screen.findByRole("heading", { name: "Aucune fiche à réviser aujourd’hui" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mes fiches" }));
  expect(ended).toHaveBeenCalled();
});

test("a server that fails says so, and can be asked again", async () => {
  let works = false;
  const { user } = await draw(() => {
    if (!works) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    return due(madeSheet({ id: "33333333-3333-4333-8333-333333333333", title: "Asthme" }));
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Les fiches n’ont pas pu être lues.");
  works = true;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Asthme" })).toBeVisible();
});
