import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { given } from "../testing/doses.ts";
import { shownSheet } from "../testing/shown-sheet.ts";
import { CitedPassage, DosesOfLink } from "./public.tsx";

const sheet = shownSheet([
  {
    anchor: "t1",
    doses: [
      given({
        drug: "amiodarone",
        value: "300",
        unit: "mg",
        ties: [{ tie: "with", drug: "glucosé", see: "t9" }],
      }),
    ],
  },
  { anchor: "t2", doses: [] },
]);

test("a link into a sheet brings the doses of its passage, drawn as on the sheet", async () => {
  fakeCalls({ "guidelines/sheet": () => sheet });
  await renderPage(<DosesOfLink link="/guidelines/fiche#t1" />);
  const rows = within(await screen.findByRole("list", { name: "Doses" })).getAllByRole("listitem");
  expect(rows.map((row) => row.dataset.kind)).toEqual(["give"]);
  const tie = screen.getByRole("link", { name: "glucosé" });
  expect(tie).toHaveAttribute("href", "/guidelines/fiche#t9");
  expect(rows[0]).toHaveTextContent(/donner.*amiodarone.*300\smg/);
});

test("a passage without doses, another link or no library draw nothing", async () => {
  const calls = fakeCalls({ "guidelines/sheet": () => sheet });
  await renderPage(
    <>
      <DosesOfLink link="/guidelines/fiche#t2" />
      <DosesOfLink link="https://example.org/guidelines/fiche#t1" />
      <DosesOfLink link="javascript:alert(1)" />
    </>,
  );
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(["guidelines/sheet"]));
  expect(screen.queryByRole("list")).toBeNull();
});

test("doses of a passage that is not to be used here are struck on a card too", async () => {
  const [first] = sheet.content;
  const avoided = { ...sheet, content: [{ ...first, local: { avoided: "everybody", notes: [] } }] };
  fakeCalls({ "guidelines/sheet": () => avoided });
  await renderPage(<DosesOfLink link="/guidelines/fiche#t1" />);
  const rows = await screen.findByRole("list", { name: "Doses" });
  expect(rows.closest("[data-banned]")).not.toBeNull();
});

test("a cited passage that is not to be used here says so, and is no neighbour of another", async () => {
  const words = (anchor: string, avoided: boolean) => ({
    anchor,
    text: `Passage ${anchor}.`,
    ...(avoided ? { local: { avoided: "everybody" as const, notes: [] } } : {}),
  });
  const three = shownSheet([words("t1", false), words("t2", true), words("t3", false)]);
  fakeCalls({ "guidelines/sheet": () => three });
  const { unmount } = await renderPage(<CitedPassage sheetId="fiche" anchor="t2" />);
  expect((await screen.findByText("Passage t2.")).className).toMatch(/struck/);
  expect(screen.getByText(/Ne pas utiliser ici/)).toBeVisible();
  unmount();
  await renderPage(<CitedPassage sheetId="fiche" anchor="t1" />);
  expect((await screen.findByText("Passage t1.")).className).not.toMatch(/struck/);
  expect(screen.queryByText("Passage t2.")).toBeNull();
});
