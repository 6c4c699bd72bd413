import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import * as sessions from "#platform/auth/web/session.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { OfflineOverlays } from "./overlays.tsx";
import { confirmSignOut } from "./sign-out-question.ts";

test("whoever stays finds the keyboard on the button that was pressed", async () => {
  vi.spyOn(sessions, "useSession").mockReturnValue({ id: "p1" } as ReturnType<
    typeof sessions.useSession
  >);
  // jsdom draws no window.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  const user = userEvent.setup();
  await renderPage(
    <>
      <button type="button" onClick={() => void confirmSignOut({ unsent: 0, drafts: true })}>
        Partir
      </button>
      <OfflineOverlays />
    </>,
    { texts: ["offline"] },
  );
  await user.click(screen.getByRole("button", { name: "Partir" }));
  expect(await screen.findByRole("dialog", { name: "Un texte n’a pas été envoyé" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Rester connecté" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Partir" })).toHaveFocus();
});
