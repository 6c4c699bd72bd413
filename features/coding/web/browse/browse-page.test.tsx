import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Favourite } from "../../contract.ts";
import { BrowsePage } from "./browse-page.tsx";

const ROOT = {
  edition: "2026",
  partial: false,
  path: [],
  nodes: [{ key: "01", label: "Maladies infectieuses" }],
  codes: [],
  notes: [],
};
const CHOLERA = {
  ...ROOT,
  path: [
    { key: "01", label: "Maladies infectieuses" },
    { key: "A00", label: "Choléra" },
  ],
  nodes: [],
  codes: [
    { code: "A00", label: "Choléra", usable: false },
    { code: "A000", label: "Choléra à Vibrio cholerae", usable: true },
  ],
  notes: [{ title: "Note", text: "À l’exclusion de : autre chose" }],
};
const draw = (at = "/coding/browse") => renderPage(<BrowsePage />, { texts: ["coding"], at });

test("a code is starred, copied and found again; a category cannot be copied", async () => {
  const starred: Favourite[] = [];
  const used: string[] = [];
  fakeCalls({
    "coding/browse": () => CHOLERA,
    "coding/favourites": () => ({ starred, recent: [] }),
    "coding/star": ({ code, on }: { code: string; on: boolean }) => {
      starred.push({ table: "cim10", code, label: "Choléra à Vibrio cholerae", usable: true });
      return { on };
    },
    "coding/use": ({ code }: { code: string }) => {
      used.push(code);
      return { code };
    },
  });
  userEvent.setup();
  await draw("/coding/browse?code=A000");
  expect(await screen.findByRole("heading", { name: "Choléra" })).toBeVisible();
  expect(screen.getByText(/ne se code pas/)).toBeVisible();
  expect(screen.getByText("À l’exclusion de : autre chose")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Copier A00" })).toBeNull();
  const path = screen.getByRole("navigation", { name: "Chemin" });
  expect(
    within(path)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Tous les chapitres", "Maladies infectieuses"]);
  await userEvent.click(screen.getByRole("button", { name: /Favori.*A000/ }));
  const mine = screen.getByRole("complementary", { name: "Favoris" });
  expect(await within(mine).findByRole("link", { name: /A000 Choléra/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /Favori.*A000/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await userEvent.click(screen.getByRole("button", { name: "Copier A000" }));
  await waitFor(() => expect(used).toEqual(["A000"]));
});

test("chapters are links; a search opens a code among its neighbours; nothing typed is refused", async () => {
  fakeCalls({
    "coding/browse": () => ROOT,
    "coding/favourites": () => ({ starred: [], recent: [] }),
    "coding/find": () => ({ results: [{ code: "A000", label: "Choléra à Vibrio cholerae" }] }),
    "coding/use": ({ code }: { code: string }) => ({ code }),
  });
  await draw();
  const chapter = await screen.findByRole("link", { name: "Maladies infectieuses" });
  expect(chapter).toHaveAttribute("href", expect.stringContaining("node=01"));
  await userEvent.click(screen.getByRole("button", { name: "Chercher" }));
  expect(screen.getByText("Saisissez un mot ou un code.")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox"), "choléra");
  await userEvent.click(screen.getByRole("button", { name: "Chercher" }));
  const found = await screen.findByRole("link", { name: /A000/ });
  expect(found).toHaveAttribute("href", expect.stringContaining("code=A000"));
  expect(screen.getByText("1 résultat.")).toBeVisible();
});

test("what could not be read says so and is asked for again", async () => {
  let there = false;
  fakeCalls({
    "coding/browse": () => {
      if (there) return ROOT;
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
    "coding/favourites": () => ({ starred: [], recent: [] }),
  });
  await draw();
  expect(await screen.findByText(/n’a pas pu être lu/)).toBeVisible();
  there = true;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("link", { name: "Maladies infectieuses" })).toBeVisible();
});
