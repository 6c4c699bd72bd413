import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { session } from "#platform/auth/web/session.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { ConfigureTab } from "./configure-tab.tsx";

const one = (value: string) => ({ value, count: 3 });
const drawn = async (specialties: readonly string[], types: readonly string[]) => {
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
  fakeCalls({
    "study/facets": () => ({
      ...{ total: 3, own: 0, ranks: [one("A")], unranked: 2 },
      ...{ specialties: specialties.map(one), types: types.map(one) },
    }),
    "study/questions": () => ({ total: 3, questions: [] }),
  });
  await renderPage(<ConfigureTab onBegin={() => {}} />, { texts: ["study"] });
  await screen.findByRole("button", { name: "Commencer" });
};

test("what the bank has no question of is named, with what can be done instead", async () => {
  await drawn(
    SPECIALTIES.filter((name) => name !== "cardiologie"),
    ["qrm"],
  );
  expect(screen.getByText(/^Pas encore de question livrée en\s: Cardiologie\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Apporter les miennes" })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /^Cardiologie/ })).toBeNull();
  expect(screen.getByText(/^Aucun TCS n’est livré/)).toBeInTheDocument();
  expect(screen.getByText(/la liste officielle n’a pas pu être ouverte/)).toBeInTheDocument();
});

test("nothing is said to be missing when nothing is", async () => {
  await drawn(SPECIALTIES, ["qrm", "tcs"]);
  expect(screen.queryByText(/^Pas encore de question livrée/)).toBeNull();
  expect(screen.queryByText(/^Aucun TCS/)).toBeNull();
});
