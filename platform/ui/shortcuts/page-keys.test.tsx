import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { singleKeys } from "../device-preference.ts";
import { usePageKeys } from "./page-keys.ts";

const pressed = vi.fn<(key: string) => void>();

function Page({ dialog = false }: { dialog?: boolean }) {
  usePageKeys((key) => (key === "z" ? null : () => pressed(key)));
  return (
    <>
      <button type="button">Noter</button>
      <input aria-label="Texte" />
      <input aria-label="Juste" type="checkbox" />
      <div role="tablist">
        <button type="button" role="tab">
          Cartes
        </button>
      </div>
      {dialog && <div role="dialog" aria-label="Aide" />}
    </>
  );
}

beforeEach(() => pressed.mockClear());
afterEach(() => singleKeys.write("on"));

async function typed(keys: string, focused?: string): Promise<string[]> {
  const { container } = render(<Page />);
  if (focused) container.querySelector<HTMLElement>(focused)?.focus();
  await userEvent.keyboard(keys);
  return pressed.mock.calls.map(([key]) => key);
}

test("a page hears letters, digits, arrows, space and Enter", async () => {
  expect(await typed("a1{ArrowLeft} {Enter}?")).toEqual(["a", "1", "ArrowLeft", " ", "Enter", "?"]);
});

test("a capital is the same key", async () => {
  expect(await typed("{Shift>}R{/Shift}")).toContain("r");
});

test("a key with Control, Meta or Alt is the browser's", async () => {
  expect(await typed("{Control>}a{/Control}{Meta>}b{/Meta}{Alt>}c{/Alt}")).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^[abc]$/)]),
  );
});

test("what is typed in a field is no key", async () => {
  expect(await typed("ab {Enter}", "[aria-label=Texte]")).toEqual([]);
});

test("a button keeps Enter and space, and leaves letters to the page", async () => {
  expect(await typed("{Enter} u", "button")).toEqual(["u"]);
});

test("a button that the hand pressed gives Enter and space back to the page until focus moves", async () => {
  const { getByRole } = render(<Page />);
  const button = getByRole("button", { name: "Noter" });
  const pressedAgain = vi.fn();
  button.addEventListener("click", pressedAgain);
  await userEvent.click(button);
  await userEvent.keyboard("{Enter} ");
  expect(pressed.mock.calls.map(([key]) => key)).toEqual(["Enter", " "]);
  expect(pressedAgain).toHaveBeenCalledTimes(1);
  getByRole("tab").focus();
  button.focus();
  pressed.mockClear();
  await userEvent.keyboard("{Enter}");
  expect(pressed).not.toHaveBeenCalled();
  expect(pressedAgain).toHaveBeenCalledTimes(2);
});

test("a box keeps space alone", async () => {
  expect(await typed(" {Enter}a", "[type=checkbox]")).toEqual(["Enter", "a"]);
});

test("tabs keep their arrows", async () => {
  expect(await typed("{ArrowRight}n", "[role=tab]")).toEqual(["n"]);
});

test("behind a dialog nothing is heard", async () => {
  render(<Page dialog />);
  await userEvent.keyboard("a{Enter}?");
  expect(pressed).not.toHaveBeenCalled();
});

test("without single keys, only what is no character answers, and the question mark", async () => {
  singleKeys.write("off");
  expect(await typed("a1/? {Enter}{ArrowLeft}")).toEqual(["?", " ", "Enter", "ArrowLeft"]);
});

test("a key that is held runs once; one that somebody took is left", async () => {
  render(<Page />);
  const key = (init: KeyboardEventInit) =>
    new KeyboardEvent("keydown", { key: "u", cancelable: true, bubbles: true, ...init });
  dispatchEvent(key({}));
  dispatchEvent(key({ repeat: true }));
  const taken = key({});
  taken.preventDefault();
  dispatchEvent(taken);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a key that the page does not know keeps its effect", () => {
  render(<Page />);
  const unknown = new KeyboardEvent("keydown", { key: "z", cancelable: true });
  dispatchEvent(unknown);
  expect(unknown.defaultPrevented).toBe(false);
});
