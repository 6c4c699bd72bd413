import { expect } from "@playwright/test";
import { openList } from "#platform/testing/e2e/admin-list.ts";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type View, visit } from "#platform/testing/e2e/view.ts";
import { caseViews } from "./case-views.ts";
import { kindViews } from "./kind-views.ts";
import { panelViews } from "./panel-views.ts";
import { begin, enter, view } from "./paper-view.ts";
import { quizViews } from "./quiz-views.ts";
import { resultViews } from "./result-views.ts";

export const views: readonly View[] = [
  ...caseViews,
  ...kindViews,
  view("choices", async (stage) => {
    await visit(stage, "/study");
    await stage.page.getByText(stage.say("study:configure.more")).click();
    await expect(button(stage, "study:configure.begin")).toBeEnabled();
  }),
  view("a case", async (stage) => {
    await enter(stage, { filters: { types: ["mini-case"] } });
    await expect(button(stage, "study:room.closePart")).toBeVisible();
  }),
  view(
    "exam, all questions",
    async (stage) => {
      await enter(stage);
      await stage.page.keyboard.press("a");
      await stage.page.keyboard.press("Shift+b");
      await button(stage, "study:trust.unsure").click();
      await button(stage, "study:trust.flag").click();
      await stage.page.keyboard.press("o");
      await expect(stage.page.getByRole("dialog")).toBeVisible();
    },
    { ownWay: true },
  ),
  view("exam, handing in", async (stage) => {
    await enter(stage);
    await stage.page
      .getByRole("button", { name: stage.say("study:room.handIn") })
      .first()
      .click();
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  }),
  view("a correction", async (stage) => {
    await enter(stage, { mode: "training", minutes: null });
    await stage.page.keyboard.press("b");
    await button(stage, "study:room.validate").click();
    await expect(stage.page.getByRole("table")).toBeVisible();
  }),
  view("results", async (stage) => {
    const id = await begin(stage);
    const fact = { id: crypto.randomUUID(), attemptId: id, position: 0, given: ["b"], elapsed: 1 };
    await call(stage.page, "study/submit", { id, facts: [{ ...fact, confidence: "sure" }] });
    await visit(stage, `/study?paper=${id}`);
    await stage.page.locator("summary").first().click();
    await expect(stage.page.getByRole("table").first()).toBeVisible();
    await expect(stage.page.getByText(/^\+5\s/)).toBeVisible();
  }),
  view("history", async (stage) => {
    await begin(stage);
    await visit(stage, "/study?tab=history");
    await expect(button(stage, "study:history.resume").first()).toBeVisible();
  }),
  view("own questions", async (stage) => {
    const text = "Quel vaisseau ?\nA. L’aorte\nB. La veine cave\nANSWER: B\n";
    await call(stage.page, "study/importQuestions", { fileName: "a.aiken", text, keep: true });
    await visit(stage, "/study?tab=own");
    const file = {
      name: "QUESTIONS.CSV",
      mimeType: "text/csv",
      buffer: Buffer.from("question,a\nSeul,un\n"),
    };
    await stage.page.locator("input[type=file]").setInputFiles(file);
    await expect(stage.page.getByText(stage.say("study:own.refused", { count: 1 }))).toBeVisible();
  }),
  {
    name: "study, health of the questions",
    who: "admin",
    route: "/admin/questions",
    open: (stage) => openList(stage, "questions", "study:health.title"),
  },
  {
    name: "study, class papers",
    who: "admin",
    route: "/admin/classes",
    open: async (stage) => {
      const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
      const paper = { id: crypto.randomUUID(), title: "Classe", count: 3, minutes: 30 };
      const { status } = await call(stage.page, "study/openClassPaper", {
        ...{ ...paper, profile: "edn-2024", attempts: 1 },
        ...{ opensAt: hours(-1), closesAt: hours(24) },
      });
      expect(status).toBe(200);
      await visit(stage, "/admin/classes");
      await stage.page.getByText(stage.say("study:classes.results")).first().click();
      await expect(stage.page.getByText(/^0 /).first()).toBeVisible();
    },
  },
  ...panelViews,
  ...quizViews,
  ...resultViews,
];
