import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { SessionsTab } from "./sessions-tab.tsx";

const row = (id: string, over: object = {}) => ({
  id,
  createdAt: new Date("2026-11-20T08:00:00Z"),
  lastSeenAt: new Date("2026-11-21T08:00:00Z"),
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  address: "203.0.113.9",
  current: false,
  ...over,
});
const draw = () => renderPage(<SessionsTab />, { texts: ["accounts"] });

test("says each device in words, the present one first and not to be closed", async () => {
  fakeCalls({
    "accounts/listSessions": () => [
      row("a", { userAgent: "curl/8.5.0" }),
      row("b", { current: true }),
    ],
  });
  await draw();
  const items = await screen.findAllByRole("listitem");
  expect(items[0]).toHaveTextContent("Firefox sur LinuxCet appareil");
  expect(within(items[0] as HTMLElement).queryByRole("button")).toBeNull();
  expect(items[1]).toHaveTextContent("Programme ou ligne de commande");
  expect(items[1]).toHaveTextContent("depuis 203.0.113.9");
});

test("closes one device, then reads the list again", async () => {
  let rows = [row("b", { current: true }), row("a")];
  const calls = fakeCalls({
    "accounts/listSessions": () => rows,
    "accounts/revokeSession": () => {
      rows = rows.filter(({ current }) => current);
      return { revoked: true };
    },
  });
  await draw();
  await userEvent.click(
    await screen.findByRole("button", { name: "Déconnecter Firefox sur Linux" }),
  );
  expect(await screen.findByText("Vous n’êtes connecté que sur cet appareil.")).toBeVisible();
  expect(calls.find(({ path }) => path === "accounts/revokeSession")?.input).toEqual({ id: "a" });
});

test("asks before closing the others", async () => {
  const calls = fakeCalls({
    "accounts/listSessions": () => [row("b", { current: true }), row("a"), row("c")],
    "accounts/revokeOtherSessions": () => ({ revoked: 2 }),
  });
  await draw();
  await userEvent.click(
    await screen.findByRole("button", { name: "Déconnecter les autres appareils" }),
  );
  const dialog = await screen.findByRole("dialog", { name: /Déconnecter les autres appareils/ });
  expect(dialog).toHaveTextContent(/2.autres appareils devront se reconnecter/);
  expect(calls.map(({ path }) => path)).not.toContain("accounts/revokeOtherSessions");
  await userEvent.click(within(dialog).getByRole("button", { name: "Déconnecter" }));
  expect(calls.map(({ path }) => path)).toContain("accounts/revokeOtherSessions");
});

test("says when the list cannot be read, and tries again", async () => {
  let works = false;
  fakeCalls({
    "accounts/listSessions": () => {
      if (!works) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return [row("b", { current: true })];
    },
  });
  await draw();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "La liste de vos appareils n’a pas pu être lue.",
  );
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Firefox sur Linux")).toBeVisible();
});
