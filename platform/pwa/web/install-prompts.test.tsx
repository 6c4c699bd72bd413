import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Me, session } from "#platform/auth/web/session.ts";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { InstallPrompts } from "./install-prompts.tsx";
import { install } from "./install-store.ts";

const FIRST = "Installer Sclepios sur votre téléphone";
let width = 0;

beforeEach(async () => {
  await loadTexts("pwa");
  width = innerWidth;
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Object.assign(globalThis, { innerWidth: width, installOffer: undefined });
});

const open = (viewport: number) => {
  Object.assign(globalThis, { innerWidth: viewport });
  render(<InstallPrompts />);
};
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
/** `performance.now()` of the fake clock counts from its start: so does the launch. */
const sinceLaunch = () => performance.now();

test("a first launch on a phone: nothing before two seconds, then the modal", () => {
  open(390);
  pass(1_990 - sinceLaunch());
  expect(screen.queryByRole("dialog")).toBeNull();
  pass(20);
  expect(screen.getByRole("dialog", { name: FIRST })).toBeVisible();
});

test("a returning person: nothing before five seconds, then the card, and its words", () => {
  localStorage.setItem("app-visited", "true");
  open(390);
  pass(4_990 - sinceLaunch());
  expect(screen.queryByRole("complementary")).toBeNull();
  pass(20);
  expect(screen.getByRole("complementary", { name: "Installer l'app" })).toBeVisible();
  expect(localStorage.getItem("returning-user")).toBe("true");
});

test("a phone turned into a wide window meanwhile: no phone's prompt on a desktop", () => {
  open(390);
  Object.assign(globalThis, { innerWidth: 1280 });
  pass(10_000);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the card that stood over the sign-up leaves the consent alone, and comes back after it", () => {
  const me = vi.spyOn(session, "current");
  localStorage.setItem("app-visited", "true");
  Object.assign(globalThis, { innerWidth: 390 });
  const page = render(<InstallPrompts />);
  pass(5_010 - sinceLaunch());
  for (const [consent, shown] of [
    [false, 0],
    [true, 1],
  ] as const) {
    me.mockReturnValue({ id: "p1", name: "Camille", consent } as Me);
    page.rerender(<InstallPrompts />);
    expect(screen.queryAllByRole("complementary")).toHaveLength(shown);
  }
  me.mockRestore();
});

test("« Ne plus proposer » in another tab silences what was planned here", () => {
  open(390);
  localStorage.setItem("pwa-permanently-dismissed", "true");
  pass(10_000);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("something being typed is not interrupted; left empty, it no longer is", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.value = "camille@example.org";
  field.focus();
  open(390);
  pass(10_000);
  expect(screen.queryByRole("dialog")).toBeNull();
  field.value = "";
  pass(1_100);
  expect(screen.getByRole("dialog", { name: FIRST })).toBeVisible();
  field.remove();
});

test("who is choosing in a list is not interrupted", () => {
  const list = document.body.appendChild(document.createElement("select"));
  list.focus();
  open(390);
  pass(10_000);
  expect(screen.queryByRole("dialog")).toBeNull();
  list.blur();
  pass(1_100);
  expect(screen.getByRole("dialog", { name: FIRST })).toBeVisible();
  list.remove();
});

test("the browser's refusal counts as « Plus tard »", async () => {
  open(390);
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event("beforeinstallprompt"), {
    prompt,
    userChoice: Promise.resolve({ outcome: "dismissed" as const }),
  });
  Object.assign(globalThis, { installOffer: offer });
  pass(2_100);
  await act(() => install.accept());
  expect(prompt).toHaveBeenCalledOnce();
  expect(localStorage.getItem("pwa-last-dismissed")).toBe("2026-11-21");
  expect(localStorage.getItem("pwa-installed")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("installed by the browser's own menu: remembered, and nothing more is proposed", () => {
  open(390);
  pass(2_100);
  act(() => {
    dispatchEvent(new Event("appinstalled"));
  });
  expect(localStorage.getItem("pwa-installed")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
});
