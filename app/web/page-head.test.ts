import type { AnyRouter } from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { followPages } from "./page-head.ts";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const router = {
  state: { matches: [] },
  subscribe: (name: string, listener: Listener) => listeners.set(name, listener),
} as unknown as AnyRouter;

/** From the moment a page is asked for to the moment it is there. */
function goTo(between: () => void = () => {}): void {
  listeners.get("onBeforeNavigate")?.({});
  between();
  listeners.get("onResolved")?.({ pathChanged: true, fromLocation: {} });
}
const focused = () => document.activeElement?.id;
const focus = (id: string) => document.getElementById(id)?.focus();

beforeEach(() => {
  document.body.innerHTML = `<a id="link" href="/x">x</a><main id="content" tabindex="-1"><input id="field"></main>
    <div role="dialog"><input id="search"></div>`;
  followPages(router);
  focus("link");
});

test("a page that arrives takes the focus, as a full load would", () => {
  goTo();
  expect(focused()).toBe("content");
});

test("a field that the page has focused keeps it", () => {
  goTo(() => focus("field"));
  expect(focused()).toBe("field");
});

test("a dialog opened before the page arrives keeps what is typed", () => {
  goTo(() => focus("search"));
  expect(focused()).toBe("search");
});
