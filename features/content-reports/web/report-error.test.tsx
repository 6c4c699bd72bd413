import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Reported } from "../domain/report.ts";
import { contentReports } from "./feature.ts";
import { ReportError } from "./public.tsx";
import { ReportsList } from "./reports-list.tsx";
import { sendReports } from "./send.ts";

const PASSAGE: Reported = {
  kind: "passage",
  id: "anaphylaxie#t1",
  version: "0123456789abcdef",
  title: "Anaphylaxie",
  text: "Adrénaline IM.",
};

beforeEach(() => {
  registerFeatures([contentReports]);
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Marchand",
    email: "camille@example.org",
    emailVerified: true,
    systemRole: "user",
    providerRole: "user",
    language: "fr",
    consent: true,
    avatar: null,
  });
});

async function openDialog(reported: Reported = PASSAGE) {
  await renderPage(<ReportError {...reported} />, { texts: ["content-reports"] });
  await userEvent.click(await screen.findByRole("button", { name: "Signaler une erreur" }));
  return screen.findByRole("dialog", { name: "Signaler une erreur" });
}

test("one reason and a few words are kept on the device, with what was read", async () => {
  fakeCalls({ "content-reports/mine": () => [] });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Choisissez ce qui ne va pas.");
  await userEvent.click(within(dialog).getByRole("radio", { name: /chiffre/ }));
  await userEvent.type(within(dialog).getByRole("textbox"), "  unité absente ");
  await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await queue.pending("content_report")).map(({ data }) => data)).toEqual([
    {
      owner: "p1",
      kind: "passage",
      target: "anaphylaxie#t1",
      version: "0123456789abcdef",
      title: "Anaphylaxie",
      excerpt: "Adrénaline IM.",
      reason: "figure",
      comment: "unité absente",
    },
  ]);
});

test("the window says what was already reported and answered, and that a card's text goes along", async () => {
  const earlier = {
    id: "1",
    at: new Date("2026-11-20T10:00:00Z"),
    reason: "wrong",
    comment: "Voie ?",
    status: "closed",
    reply: "Corrigé <b>hier</b>.",
  };
  fakeCalls({ "content-reports/mine": () => [earlier] });
  const dialog = await openDialog({ ...PASSAGE, kind: "card", id: crypto.randomUUID() });
  expect(within(dialog).getByText(/Le texte de la carte/)).toBeVisible();
  const said = await within(dialog).findByRole("region", { name: "Déjà signalé par vous" });
  expect(said).toHaveTextContent(/Clos.*Voie \?.*Corrigé <b>hier<\/b>\./);
});

const item = (id: string) => ({
  id,
  timestamp: 0,
  type: "content_report",
  data: { owner: "p1", kind: "passage" },
});

test("a report leaves without its owner; a refused one says why, one without an answer stays", async () => {
  const calls = fakeCalls({
    "content-reports/report": ({ id }: { id: string }) => {
      if (id === "bad") throw new Refusal(422, "INVALID_INPUT");
      if (id === "later") throw new Refusal(429, "RATE_LIMITED", { retryAfter: 60 });
      return { recorded: true };
    },
  });
  await renderPage(<p />, { texts: ["content-reports"] });
  const sent = await sendReports(["good", "bad", "later"].map(item), AbortSignal.timeout(5000));
  expect(sent.acknowledged).toEqual(["good"]);
  expect(sent.refused).toMatchObject([{ id: "bad", final: true }]);
  expect(calls[0]?.input).toEqual({ id: "good", kind: "passage" });
  await expect(sendReports([item("later")], AbortSignal.timeout(5000))).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("a reader filters, opens the text, answers and closes", async () => {
  const report = {
    id: "7a1f3c52-1111-4222-8333-944444444444",
    at: new Date("2026-11-21T08:00:00Z"),
    kind: "passage",
    target: "anaphylaxie#t1",
    version: "0123456789abcdef",
    title: "Anaphylaxie",
    excerpt: "Adrénaline IM.",
    reason: "figure",
    comment: "unité ?",
    status: "open",
    reply: "",
  };
  const calls = fakeCalls({
    "content-reports/list": ({ kind }: { kind?: string }) =>
      kind === "card"
        ? { items: [], next: null, open: 1 }
        : { items: [report], next: null, open: 1 },
    "content-reports/answer": () => ({ done: true }),
  });
  await renderPage(<ReportsList />, { texts: ["content-reports"] });
  expect(await screen.findByText("1 signalement ouvert")).toBeVisible();
  expect(screen.getByRole("link", { name: "Anaphylaxie" })).toHaveAttribute(
    "href",
    "/guidelines/anaphylaxie#t1",
  );
  await userEvent.click(screen.getByRole("button", { name: /chiffre/ }));
  const dialog = await screen.findByRole("dialog", { name: "Anaphylaxie" });
  await userEvent.type(within(dialog).getByRole("textbox"), "Corrigé.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Clore" }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith("answer"))?.input).toEqual({
      id: report.id,
      status: "closed",
      reply: "Corrigé.",
    }),
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sur" }), "Carte");
  expect(await screen.findByText("Aucun signalement")).toBeVisible();
});
