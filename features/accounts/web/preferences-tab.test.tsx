import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { currentLanguage, texts } from "#platform/i18n/web/i18n.ts";
import * as pocket from "#platform/offline/web/pocket-room.ts";
import { pocketMegabytes, ratingGestures } from "#platform/ui/device-preference.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { PreferencesTab } from "./preferences-tab.tsx";

const me = { id: "p1", name: "Camille Essai", consent: true } as Me;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, "current").mockReturnValue(me);
  vi.spyOn(session, "refresh").mockResolvedValue(me);
  // jsdom has no IndexedDB.
  vi.spyOn(pocket, "pocketSize").mockResolvedValue(3_200_000);
});

const draw = () => renderPage(<PreferencesTab />, { texts: ["accounts", "common", "offline"] });

test("a setting that the account did not take says so, and is tried again in one press", async () => {
  let refuses = true;
  const calls = fakeCalls({
    "accounts/updateProfile": () => {
      if (refuses) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return me;
    },
  });
  await draw();
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  await userEvent.click(screen.getByRole("radio", { name: "Español" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/cuenta|account|compte/);
  refuses = false;
  await userEvent.click(screen.getByRole("button", { name: /Réessayer|Reintentar|Retry/ }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  const sent = calls.filter(({ path }) => path === "accounts/updateProfile");
  expect(sent.at(-1)?.input).toEqual({ language: "es" });
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
});

test("a language whose texts are slow is chosen at once, and can be taken back before they come", async () => {
  const calls = fakeCalls({ "accounts/updateProfile": () => me });
  const store = texts();
  const change = store.changeLanguage;
  let arrive = () => {};
  vi.spyOn(store, "changeLanguage").mockImplementation(async (language) => {
    if (language === "en") await new Promise<void>((done) => (arrive = done));
    else await change(language);
  });
  await draw();
  await userEvent.click(screen.getByRole("radio", { name: "English" }));
  expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  expect(screen.getByRole("radio", { name: "Français" })).toBeChecked();
  expect(await screen.findByText("La langue de votre compte est enregistrée.")).toBeVisible();
  arrive();
  await new Promise((next) => setTimeout(next));
  expect(currentLanguage()).toBe("fr");
  expect(calls.map(({ input }) => input)).toEqual([{ language: "fr" }]);
});

test("a language whose texts do not come says so, keeps the page as it was, and is asked for again", async () => {
  const calls = fakeCalls({ "accounts/updateProfile": () => me });
  const away = vi.spyOn(texts(), "changeLanguage").mockRejectedValueOnce(new Error("network"));
  await draw();
  await userEvent.click(screen.getByRole("radio", { name: "Español" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/n’ont pas pu être chargés/);
  expect(localStorage.getItem("user-language")).toBeNull();
  expect(calls).toEqual([]);
  away.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(currentLanguage()).toBe("es"));
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  await waitFor(() => expect(currentLanguage()).toBe("fr"));
});

test("rating by gestures is off until it is wanted", async () => {
  await draw();
  const box = screen.getByRole("checkbox", { name: "Noter une carte en la poussant du doigt" });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(ratingGestures.read()).toBe("on");
  await userEvent.click(box);
  expect(ratingGestures.read()).toBe("off");
});

test("the room of offline content is said, chosen and kept to at once", async () => {
  const fit = vi.spyOn(pocket, "fitPocket").mockResolvedValue();
  await draw();
  expect(await screen.findByText(/3,2\sMo occupés sur 50\sMo/)).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: /^10\sMo$/ }));
  expect(pocketMegabytes.read()).toBe("10");
  expect(fit).toHaveBeenCalledOnce();
  expect(await screen.findByText(/sur 10\sMo/)).toBeVisible();
});
