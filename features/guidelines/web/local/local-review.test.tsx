import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { LocalNote } from "../../domain/local-wire.ts";
import { given } from "../../testing/doses.ts";
import { shownSheet } from "../../testing/shown-sheet.ts";
import { SheetView } from "../sheet-view.tsx";

const note = (changes: Partial<LocalNote> = {}): LocalNote => ({
  id: "7a1f3c52-1111-4222-8333-944444444444",
  kind: "signed",
  name: "Dr Fictif",
  place: "Hôpital Fictif",
  words: "",
  at: new Date("2026-11-20T10:00:00Z"),
  current: true,
  mine: false,
  ...changes,
});
const doses = [given({ drug: "amiodarone", value: "300", unit: "mg" })];
const TEXT = "Passage fictif.";

const signedIn = (changes: Partial<Me>) =>
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Marchand",
    email: "camille@example.org",
    emailVerified: true,
    systemRole: "user",
    providerRole: "user",
    language: "fr",
    consent: true,
    avatar: null,
    ...changes,
  });
beforeEach(() => void signedIn({}));

const open = (local?: Parameters<typeof shownSheet>[0][number]["local"]) =>
  renderPage(<SheetView sheet={shownSheet([{ doses, ...(local ? { local } : {}) }])} />, {
    texts: ["guidelines", "content-reports"],
  });
async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: /Détail/ }));
  const passage = screen.getByText(TEXT).closest("li") as HTMLElement;
  await userEvent.click(within(passage).getByRole("button", { name: "Relecture locale" }));
  return screen.findByRole("dialog", { name: "Relecture locale" });
}

test("a signature is one line; a text that changed since is no longer signed", async () => {
  const { unmount } = await open({ avoided: null, notes: [note()] });
  expect(screen.getByText(/^Relu par Dr Fictif, Hôpital Fictif le 20/)).toBeVisible();
  unmount();
  await open({ avoided: null, notes: [note({ current: false, name: "" })] });
  expect(screen.getByText(/Relu par un compte effacé.*le texte a changé depuis/)).toBeVisible();
});

test.each([
  ["mine", /écarté par vous/],
  ["everybody", /écarté dans cet établissement/],
] as const)(
  "a text set aside (%s) is hidden; asked for, it is struck and no prescription",
  async (avoided, says) => {
    await open({ avoided, notes: [note({ kind: "avoid", words: "Protocole local." })] });
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(screen.queryByRole("list", { name: "Doses" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Afficher le texte écarté" }));
    expect(screen.getByText(TEXT).className).toMatch(/struck/);
    const rows = screen.getByRole("list", { name: "Doses" });
    expect(rows.closest("[data-banned]")).not.toBeNull();
  },
);

test("who is no doctor is offered nothing; an administrator only confirms", async () => {
  const { unmount } = await open({ avoided: null, notes: [note()] });
  expect(screen.queryByRole("button", { name: "Relecture locale" })).toBeNull();
  unmount();
  signedIn({ systemRole: "admin" });
  await open({ avoided: null, notes: [note({ kind: "avoid", words: "À revoir." })] });
  expect(screen.getByText(/À confirmer/)).toBeVisible();
  const dialog = await openDialog();
  expect(within(dialog).getAllByRole("radio")).toHaveLength(1);
  expect(within(dialog).getByRole("radio", { name: "Ne pas utiliser ici" })).toBeChecked();
  expect(within(dialog).getByRole("button", { name: "Utiliser de nouveau" })).toBeVisible();
});

test("a doctor signs the version on screen, with a place; a refusal is said and keeps the words", async () => {
  signedIn({ providerRole: "doctor" });
  let refused = true;
  const calls = fakeCalls({
    "guidelines/review": () => {
      if (refused) throw new Refusal(409, "TEXT_CHANGED");
      return { done: true };
    },
  });
  await open();
  const dialog = await openDialog();
  const place = within(dialog).getByRole("textbox", { name: /Établissement/ });
  await userEvent.clear(place);
  await userEvent.type(place, "Hôpital Fictif");
  const send = within(dialog).getByRole("button", { name: "Enregistrer" });
  await userEvent.click(send);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(within(dialog).getByRole("textbox", { name: /Établissement/ })).toHaveValue(
    "Hôpital Fictif",
  );
  refused = false;
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls[1]?.input).toMatchObject({
    target: "fiche#t1",
    version: "0123456789abcdef",
    kind: "signed",
    place: "Hôpital Fictif",
  });
});
