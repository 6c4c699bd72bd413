import { afterEach, beforeEach, expect, test } from "vitest";
import { holdUnsaved, unsaved, watchForms } from "./unsaved-work.ts";

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name" value="Zoé"><textarea></textarea><input type="checkbox"><select><option>a<option>b</select></form>' +
    '<input type="search">';
  stop = watchForms();
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

const field = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const type = (selector: string, value: string, focus = true): void => {
  const input = field<HTMLInputElement>(selector);
  if (focus) input.dispatchEvent(new Event("focusin", { bubbles: true }));
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

test.each([true, false])(
  "a changed field counts until it is as before (focus seen: %s)",
  (focus) => {
    expect(unsaved.here()).toBe(false);
    type("input[name=name]", "Zo", focus);
    expect(unsaved.here()).toBe(true);
    type("input[name=name]", "Zoé", focus);
    expect(unsaved.here()).toBe(false);
  },
);

test("a submitted form is saved; its next change counts again", () => {
  type("textarea", "note");
  field<HTMLFormElement>("form").dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );
  expect(unsaved.here()).toBe(false);
  type("textarea", "note, suite");
  expect(unsaved.here()).toBe(true);
});

test("a form that left the page holds nothing back", () => {
  type("textarea", "note");
  document.body.innerHTML = "";
  expect(unsaved.here()).toBe(false);
});

test("what is typed to search is no work", () => {
  type("input[type=search]", "choc");
  expect(unsaved.here()).toBe(false);
});

test("a box and a list count too", () => {
  const box = field<HTMLInputElement>("input[type=checkbox]");
  box.checked = true;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  expect(unsaved.here()).toBe(true);
  box.checked = false;
  expect(unsaved.here()).toBe(false);
});

test("a feature holds until it lets go, each hold on its own", () => {
  const [stream, examination] = [holdUnsaved(), holdUnsaved()];
  stream();
  expect(unsaved.here()).toBe(true);
  examination();
  examination();
  expect(unsaved.here()).toBe(false);
});
