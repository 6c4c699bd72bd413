import { notificationsStore } from "@mantine/notifications";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { network } from "#platform/network/web/network-state.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { Account } from "./account.tsx";

const draw = async () => {
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Essai",
    consent: true,
  } as Me);
  await renderPage(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: "Se déconnecter" }));
};

test("without network, signing out says what it needs and asks nothing", async () => {
  const signOut = vi.spyOn(session, "signOut");
  network.offline();
  await draw();
  const said = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await waitFor(() =>
    expect(said()).toEqual(["La déconnexion demande le réseau. Réessayez quand il sera revenu."]),
  );
  expect(signOut).not.toHaveBeenCalled();
});
