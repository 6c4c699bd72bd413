import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { useNeighbourFocus } from "./neighbour-focus.ts";

function Row({ name }: { name: string }) {
  const row = useRef<HTMLLIElement>(null);
  useNeighbourFocus(row, { rows: "[data-row]", next: "a" });
  return (
    <li ref={row} data-row>
      <a href={`#${name}`}>{name}</a>
      <button type="button">Options de {name}</button>
    </li>
  );
}
const list = (...names: string[]) => (
  <ul>
    {names.map((name) => (
      <Row key={name} name={name} />
    ))}
  </ul>
);

test("a row that goes leaves the keyboard to its neighbour, and takes it from nobody else", () => {
  const { rerender } = render(list("un", "deux", "trois"));
  screen.getByRole("button", { name: "Options de deux" }).focus();
  rerender(list("un", "trois"));
  expect(screen.getByRole("link", { name: "trois" })).toHaveFocus();
  rerender(list("un"));
  expect(screen.getByRole("link", { name: "un" })).toHaveFocus();
  rerender(list("zéro", "un"));
  rerender(list("un"));
  expect(screen.getByRole("link", { name: "un" })).toHaveFocus();
});
