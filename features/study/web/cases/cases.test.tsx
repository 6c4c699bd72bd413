import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { CaseStory } from "../../domain/cases/clinical-case.ts";
import { study } from "../feature.ts";
import { readJournal } from "../paper/journal.ts";
import { CaseEnd, type CaseEndProps } from "./case-end.tsx";
import { CaseScreen } from "./case-screen.tsx";
import { CasesTab } from "./cases-tab.tsx";

const texts = ["cases", "study", "offline", "common"];
beforeEach(() => {
  localStorage.clear();
  registerFeatures([study]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1", consent: true } as ReturnType<
    typeof session.current
  >);
});

const line = (id: string, text: string, correct: boolean) => ({
  ...{ id, text, correct, explanation: `Parce que ${id}.`, passage: "anaphylaxie#f1" },
});
const content = (at: number) => ({
  ...{ type: "qru", statement: `Question ${at}`, explanation: null, specialty: "urgences" },
  ...{ difficulty: "easy", item: null, rank: null, source: null },
  propositions: [line("a", "Un", true), line("b", "Deux", false)],
});
const shown = (at: number) => ({
  ...{ type: "qru", statement: `Question ${at}`, specialty: "urgences", difficulty: "easy" },
  ...{ item: null, expected: null, questions: null },
  propositions: [
    { id: "a", text: "Un" },
    { id: "b", text: "Deux" },
  ],
});
const step = (kind: string, from: number, count: number) => {
  const wanted = [{ text: `Attendu ${kind}`, passage: "anaphylaxie#f1" }];
  return { kind, from, count, text: `Texte ${kind}`, wanted };
};
const head = { id: "essai", title: "Un essai", specialty: "urgences", difficulty: "easy" };
const story = {
  ...{ ...head, item: null, rank: null },
  steps: [
    { ...step("patient", 0, 0), wanted: [] },
    step("symptoms", 0, 1),
    step("question", 1, 1),
    step("diagnosis", 2, 0),
  ],
};
const paper = (change: object = {}) => ({
  ...{ id: crypto.randomUUID(), mode: "training", profile: "edn-2024", specialties: [] },
  ...{ count: 2, minutes: null, startedAt: new Date(), submittedAt: null, duration: null },
  ...{ score: null, answered: null, elapsed: 0, answers: [], clinicalCase: story },
  ...{ questions: [shown(1), shown(2)], keys: [content(1), content(2)] },
  ...change,
});
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const drawCase = async (opened: ReturnType<typeof paper>) => {
  fakeCalls({
    "study/attempt": () => opened,
    "study/answer": () => ({ results: [] }),
    "study/submit": () => new Refusal(503, "SERVICE_UNAVAILABLE"),
  });
  return renderPage(<CaseScreen id={opened.id} onLeave={() => {}} />, { texts });
};

test("each step reveals the next, and none is answered twice", async () => {
  const opened = paper();
  const { unmount } = await drawCase(opened);
  expect(await screen.findByText("Texte patient")).toBeVisible();
  expect(screen.queryByText("Texte symptoms")).toBeNull();
  await press("Étape suivante");
  expect(await screen.findByText("Question 1")).toBeVisible();
  expect(screen.queryByText("Attendu symptoms")).toBeNull();
  await userEvent.click(await screen.findByRole("checkbox", { name: /Deux/ }));
  await press("Valider, sans retour");
  expect(await screen.findByText("Attendu symptoms")).toBeVisible();
  expect(screen.getByText(/Auto-corrigé sur cet appareil/)).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  unmount();
  // The tab is opened again: the same step, already corrected.
  await drawCase(opened);
  expect(await screen.findByText("Attendu symptoms")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(readJournal(opened.id)?.entries[0]?.fact.given).toEqual(["b"]);
});

test("a step left blank is validated for good", async () => {
  const opened = paper();
  await drawCase(opened);
  await press("Étape suivante");
  await press("Valider, sans retour");
  expect(await screen.findByText("Attendu symptoms")).toBeVisible();
  expect(readJournal(opened.id)?.entries[0]).toMatchObject({
    validated: true,
    fact: { given: [] },
  });
});

test("the end tells the diagnosis, what each step was worth, and who marked it", async () => {
  const marked = (at: number, score: number) => ({
    ...{ content: content(at), given: ["a"], score, steps: [{ rule: "single", right: true }] },
  });
  const questions = [marked(1, 0), marked(2, 1)] as unknown as CaseEndProps["questions"];
  const end = { id: "p", story: story as unknown as CaseStory, questions, spent: 65_000 };
  await renderPage(<CaseEnd {...end} profile="edn-2024" confirmed={false} onLeave={() => {}} />, {
    texts,
  });
  expect(await screen.findByText("Texte diagnosis")).toBeVisible();
  expect(screen.getByText(/le serveur confirmera/)).toBeVisible();
  expect(screen.getAllByText(/^[01] sur 1$/, { selector: "li b" })).toHaveLength(2);
  // A card needs the server: what it has not received yet makes none.
  await userEvent.click(screen.getByText("Question 1"));
  expect(screen.queryByRole("button", { name: "En faire une carte" })).toBeNull();
});

test.each([
  ["its author alone", {}, /Cas relu par son seul auteur/],
  ["a second reader", { reread: true }, /Cas relu par un second lecteur/],
])("a case read by %s says so", async (_, change, said) => {
  const read = { ...story, ...change } as unknown as CaseStory;
  const end = { id: "p", story: read, questions: [], spent: 0, profile: "edn-2024" } as const;
  await renderPage(<CaseEnd {...end} confirmed onLeave={() => {}} />, { texts });
  expect(await screen.findByText(said)).toBeVisible();
});

test("on another device, what was validated first stays", async () => {
  const opened = paper();
  await drawCase(opened);
  await press("Étape suivante");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Deux/ }));
  const there = { id: crypto.randomUUID(), position: 0, given: ["a"], confidence: null };
  const answers = [{ ...there, flagged: false, spent: 1, elapsed: 1 }];
  await drawCase(paper({ id: opened.id, answers }));
  expect(await screen.findByText("Attendu symptoms")).toBeVisible();
});

test("the list says where the person stands, and keeps the filters", async () => {
  const run = { id: crypto.randomUUID(), startedAt: new Date(), duration: 1 };
  const done = { ...run, submittedAt: new Date(), score: 0.5 };
  const listed = (id: string, standing: string, runs: object[]) => ({
    ...{ case: { ...head, id, title: id, item: 3, rank: null }, steps: 6, questions: 4 },
    ...{ standing, runs },
  });
  const asked = fakeCalls({
    "study/cases": ({ standings }: { standings: string[] }) => ({
      total: standings.length > 0 ? 0 : 2,
      specialties: [{ value: "urgences", count: 2 }],
      difficulties: [
        { value: "medium", count: 1 },
        { value: "easy", count: 1 },
      ],
      cases:
        standings.length > 0 ? [] : [listed("Neuf", "new", []), listed("Fait", "done", [done])],
    }),
  });
  const opened: string[] = [];
  await renderPage(<CasesTab onOpen={(id) => opened.push(id)} />, { texts });
  expect(await screen.findByText("2 cas correspondent.")).toBeVisible();
  expect(screen.getByText(/^Historique/)).toBeVisible();
  await userEvent.click(screen.getByText(/^Historique/));
  await press("Revoir");
  expect(opened).toEqual([run.id]);
  await userEvent.click(screen.getByRole("checkbox", { name: "En cours" }));
  expect(await screen.findByText("Aucun cas ne répond à ces choix.")).toBeVisible();
  expect(asked.at(-1)?.input).toMatchObject({ standings: ["underWay"] });
  // What no case has is no choice, and what leaves none gives a way back.
  expect(screen.getByRole("checkbox", { name: "Moyenne" })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Expert" })).toBeNull();
  await press("Voir tous les cas");
  expect(await screen.findByText("2 cas correspondent.")).toBeVisible();
});
