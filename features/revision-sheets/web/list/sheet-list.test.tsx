import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { madeSheet, summaryOf } from "../../testing/sheets.ts";
import { useSheetActions } from "../use-sheet-actions.ts";
import { type EditDraft, hasDraft, writeEdit } from "../view/edit-draft.ts";
import { SheetList } from "./sheet-list.tsx";

const first = madeSheet();
const second = madeSheet({
  id: "22222222-2222-4222-8222-222222222222",
  title: "Coma",
  edited: true,
});

beforeEach(() => {
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

const opened = vi.fn();
const created = vi.fn();
function Listed() {
  const actions = useSheetActions();
  return (
    <>
      {actions.removed && (
        <button
          type="button"
          onClick={() => void actions.restore()}
        >{`rendre ${actions.removed.title}`}</button>
      )}
      <SheetList actions={actions} onOpen={opened} onNew={created} />
    </>
  );
}

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({
    "revision-sheets/list": ({ search }: { search: string }) => {
      const sheets = [first, second]
        .filter(({ title }) => title.toLowerCase().includes(search))
        .map(summaryOf);
      return { total: sheets.length, due: 2, sheets };
    },
    ...answers,
  });
  await renderPage(<Listed />, { texts: ["revision-sheets"] });
  const asked = () => calls.filter(({ path }) => path.endsWith("/list")).map(({ input }) => input);
  return { calls, asked, user: userEvent.setup() };
}

test("each sheet says what it is, how it was made, what it holds and when it comes back", async () => {
  const { user } = await draw();
  const [row] = await screen.findAllByRole("listitem");
  expect(row).toHaveTextContent(
    "AnaphylaxieFiche extraiteExtraite de la bibliothèque, sans modèle de langage3 énoncés1 non vérifié",
  );
  expect(row).toHaveTextContent("jamais révisée");
  expect(screen.getByText(/^modifiée par vous/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Coma" }));
  expect(opened).toHaveBeenCalledWith(second.id);
});

test("the search asks at a pause of typing, the order is chosen, and finding nothing has a way out", async () => {
  const { asked, user } = await draw();
  await screen.findByText("2 fiches");
  await user.selectOptions(screen.getByRole("combobox", { name: "Trier par" }), "Titre");
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: "title", search: "" }));
  await user.type(screen.getByRole("searchbox", { name: "Chercher dans mes fiches" }), "zzz");
  expect(await screen.findByText("Aucune fiche ne contient ces mots")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Effacer la recherche" }));
  expect(await screen.findByText("2 fiches")).toBeVisible();
});

test("a sheet leaves by its menu, and comes back", async () => {
  const { calls, user } = await draw({
    "revision-sheets/remove": () => ({ done: true }),
    "revision-sheets/restore": () => ({ done: true }),
  });
  await user.click(await screen.findByRole("button", { name: /^Actions sur «\sComa\s»$/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }));
  await user.click(await screen.findByRole("button", { name: "rendre Coma" }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith("/restore"))).toHaveLength(1),
  );
});

test("the edit of a deleted sheet is nothing to lose, until the sheet comes back", async () => {
  const { user } = await draw({
    "revision-sheets/remove": () => ({ done: true }),
    "revision-sheets/restore": () => ({ done: true }),
  });
  writeEdit(second.id, { version: 1, title: "Coma, à finir", texts: {} as EditDraft["texts"] });
  expect(hasDrafts("p1")).toBe(true);
  await user.click(await screen.findByRole("button", { name: /^Actions sur «\sComa\s»$/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }));
  const back = await screen.findByRole("button", { name: "rendre Coma" });
  expect(hasDrafts("p1")).toBe(false);
  await user.click(back);
  await waitFor(() => expect(hasDrafts("p1")).toBe(true));
  expect(hasDraft(second.id)).toBe(true);
});

test("without a server, the sheets of this device are shown and searched by their title", async () => {
  const savedAt = new Date();
  vi.spyOn(cache, "list").mockResolvedValue([first, second].map((sheet) => ({ sheet, savedAt })));
  const { user } = await draw({
    "revision-sheets/list": () => {
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
  });
  expect(await screen.findByText(/voici les fiches gardées sur cet appareil/)).toBeVisible();
  await user.type(screen.getByRole("searchbox"), "com");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Anaphylaxie" })).toBeNull());
  expect(screen.getByRole("link", { name: "Coma" })).toBeVisible();
});

test("nobody’s first sheet and a failure each have a way out", async () => {
  let works = false;
  const { user } = await draw({
    "revision-sheets/list": () => {
      if (!works) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return { total: 0, due: 0, sheets: [] };
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Les fiches n’ont pas pu être lues.");
  works = true;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await user.click(await screen.findByRole("button", { name: "Nouvelle fiche" }));
  expect(created).toHaveBeenCalled();
});
