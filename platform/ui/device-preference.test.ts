import { beforeEach, expect, test, vi } from "vitest";
import { fontSize, listView, singleKeys } from "./device-preference.ts";

beforeEach(() => localStorage.clear());

test("is what is usual until something is chosen, or when what is kept has no meaning", () => {
  expect([fontSize.read(), listView.read(), singleKeys.read()]).toEqual(["normal", "list", "on"]);
  localStorage.setItem("list-view", "mosaic");
  expect(listView.read()).toBe("list");
});

test("a choice is kept, shown and told; the usual one leaves nothing behind", () => {
  const told = vi.fn();
  const end = fontSize.subscribe(told);
  fontSize.write("large");
  expect(localStorage.getItem("font-size")).toBe("large");
  expect(document.documentElement.dataset.fontSize).toBe("large");
  expect(told).toHaveBeenCalledTimes(1);
  fontSize.write("normal");
  expect(localStorage.getItem("font-size")).toBeNull();
  expect(document.documentElement.dataset.fontSize).toBe("normal");
  end();
  fontSize.write("small");
  expect(told).toHaveBeenCalledTimes(2);
});

test("another tab's choice is followed", () => {
  const told = vi.fn();
  const end = listView.subscribe(told);
  localStorage.setItem("list-view", "grid");
  dispatchEvent(new StorageEvent("storage", { key: "list-view" }));
  dispatchEvent(new StorageEvent("storage", { key: "something-else" }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(listView.read()).toBe("grid");
  end();
});

test("a browser that keeps nothing follows the choice as long as the page lives", () => {
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "QuotaExceededError");
  });
  singleKeys.write("off");
  expect(singleKeys.read()).toBe("off");
  refused.mockRestore();
  singleKeys.write("on");
  expect(singleKeys.read()).toBe("on");
});
