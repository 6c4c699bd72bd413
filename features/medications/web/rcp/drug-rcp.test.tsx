import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { RcpView } from "../../contract.ts";
import { DrugRcp } from "./drug-rcp.tsx";

const NOTHING: RcpView = { address: "https://example.org", everRead: false, held: null };
const text = (line: string) => [{ kind: "text" as const, text: line }];
const HELD: RcpView = {
  ...NOTHING,
  everRead: true,
  held: {
    official: true,
    firstReadAt: new Date("2026-02-01T10:00:00Z"),
    readAt: new Date("2026-03-01T10:00:00Z"),
    rcp: {
      updated: "2026-01-15",
      sections: [
        { number: "4.1", title: "Indications", blocks: text("Essai.") },
        { number: "4.4", title: "Mises en garde", blocks: text("Surveillance de la kaliémie.") },
      ],
    },
    since: {
      readAt: new Date("2026-02-01T10:00:00Z"),
      updated: "2025-01-15",
      changes: [{ number: "4.3", title: "Contre-indications", added: ["Grossesse."], removed: [] }],
    },
  },
};
const draw = () => renderPage(<DrugRcp cis="60000001" />, { texts: ["medications"] });
const button = (name: RegExp) => screen.findByRole("button", { name });

test("before any reading, what is not known is said, and the page is read when it is asked for", async () => {
  fakeCalls({ "medications/rcp": () => NOTHING, "medications/readRcp": () => HELD });
  await draw();
  expect(await screen.findByRole("status")).toHaveTextContent(/non renseignés/);
  expect(screen.getByText(/jamais essayé avec succès/)).toBeVisible();
  await userEvent.click(await button(/Lire le RCP/));
  expect(await screen.findByText("Essai.", { selector: "details[open] p" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("15 janvier 2026");
  expect(screen.queryByText(/jamais essayé/)).toBeNull();
});

test("what changed since the reading before is open, with its words", async () => {
  fakeCalls({ "medications/rcp": () => HELD });
  await draw();
  const changes = (await screen.findByText(/1 rubrique a changé/)).closest("details");
  expect(within(changes as HTMLElement).getByText("Grossesse.")).toBeVisible();
});

test("a section that the text does not have is « non renseigné »", async () => {
  fakeCalls({ "medications/rcp": () => HELD });
  await draw();
  const overdose = (await screen.findByText(/^Surdosage/)).closest("details");
  expect(overdose).toHaveTextContent("non renseigné");
  const monitoring = screen.getByText("Surveillance").closest("details");
  expect(monitoring).toHaveTextContent("Surveillance de la kaliémie. RCP 4.4");
});

test("a site that is away is said, and the last reading stays", async () => {
  fakeCalls({
    "medications/rcp": () => HELD,
    "medications/readRcp": () => {
      throw new Refusal(502, "RCP_UNREACHABLE");
    },
  });
  await draw();
  await userEvent.click(await button(/Relire/));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "La page officielle n’a pas répondu. La dernière lecture reste affichée.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("15 janvier 2026");
});
