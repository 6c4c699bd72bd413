import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { calculators } from "../feature.ts";
import { FavouriteButton } from "./favourite-button.tsx";

beforeEach(() => {
  registerFeatures([calculators]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

test("a star pressed is full at once, and its work waits for the server", async () => {
  fakeCalls({ "calculators/marks": () => ({ favourites: [], recents: [] }) });
  await renderPage(<FavouriteButton id="heart" />, { texts: ["calculators"] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Ajouter aux favoris" }));
  expect(await screen.findByRole("button", { name: "Retirer des favoris" })).toBeEnabled();
  expect(await queue.pending("calculator_favourite")).toMatchObject([
    { data: { calculator: "heart", favourite: true } },
  ]);
});

test("while the favourites are not known, the star cannot be pressed", async () => {
  fakeCalls({});
  await renderPage(<FavouriteButton id="heart" />, { texts: ["calculators"] });
  expect(screen.getByRole("button", { name: "Ajouter aux favoris" })).toBeDisabled();
});
