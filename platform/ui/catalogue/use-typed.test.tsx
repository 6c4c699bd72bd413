import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPage } from "../testing/render.tsx";
import { useTyped } from "./use-typed.ts";

function List() {
  const [typed, type] = useTyped();
  return (
    <>
      <input aria-label="search" value={typed} onChange={(event) => type(event.target.value)} />
      <Link to="/dashboard">result</Link>
    </>
  );
}
function Result() {
  const { history } = useRouter();
  return (
    <>
      <button type="button" onClick={() => history.back()}>
        back
      </button>
      <Link to="/guidelines">list</Link>
    </>
  );
}
function Pages() {
  return useLocation({ select: ({ pathname }) => pathname }) === "/guidelines" ? (
    <List />
  ) : (
    <Result />
  );
}

test("what was typed is found again on the way back, and nowhere else", async () => {
  await renderPage(<Pages />, { at: "/guidelines" });
  await userEvent.type(await screen.findByRole("textbox"), "EP");
  await userEvent.click(screen.getByText("result"));
  await userEvent.click(await screen.findByText("back"));
  expect(await screen.findByRole("textbox")).toHaveValue("EP");
  await userEvent.click(screen.getByText("result"));
  await userEvent.click(await screen.findByText("list"));
  expect(await screen.findByRole("textbox")).toHaveValue("");
  expect(Object.values(localStorage).join() + Object.values(sessionStorage).join()).not.toContain(
    "EP",
  );
});
