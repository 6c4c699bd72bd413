import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const dialog = ({ page }: Stage) => page.getByRole("dialog");

/** A sheet of the library, with a dose that no source holds. */
async function withSheet({ page }: Stage): Promise<string> {
  const id = randomUUID();
  const made = await call(page, "revision-sheets/generate", {
    ...{ id, from: { kind: "topic", topic: "anaphylaxie" }, language: "fr" },
  });
  const { version, title, sections } = made.body as {
    version: number;
    title: string;
    sections: Record<string, { id: string; text: string; sources: number[] }[]>;
  };
  const written = Object.fromEntries(
    Object.entries(sections).map(([name, all]) => [
      name,
      all.slice(0, 3).map((one) => ({ id: one.id, text: one.text, sources: one.sources })),
    ]),
  );
  written.treatment?.push({ id: "own", text: "Adrénaline 50 mg IV en bolus", sources: [] });
  await call(page, "revision-sheets/update", {
    id,
    version,
    title,
    sections: written,
    copyId: randomUUID(),
  });
  return id;
}

const view = (name: string, open: View["open"], complains?: RegExp): View => ({
  name: `revision sheets, ${name}`,
  who: "person",
  route: "/revision-sheets",
  open,
  ...(complains ? { complains } : {}),
});

async function opened(stage: Stage): Promise<void> {
  await visit(stage, `/revision-sheets?sheet=${await withSheet(stage)}`);
  await expect(
    dialog(stage).getByText(stage.say("revision-sheets:sections.takeaways")),
  ).toBeVisible();
}

async function review(stage: Stage): Promise<void> {
  await withSheet(stage);
  await visit(stage, "/revision-sheets?view=review");
  await expect(button(stage, "revision-sheets:review.show")).toBeVisible();
}

export const views: readonly View[] = [
  view("none", async (stage) => {
    await visit(stage, "/revision-sheets");
    await expect(button(stage, "revision-sheets:list.new").first()).toBeVisible();
  }),
  view("list", async (stage) => {
    await withSheet(stage);
    await visit(stage, "/revision-sheets");
    await expect(
      stage.page.getByRole("link", { name: "Anaphylaxie", exact: true }).first(),
    ).toBeVisible();
  }),
  view(
    "nothing found",
    async (stage) => {
      await visit(stage, "/revision-sheets?view=new");
      await stage.page
        .getByRole("textbox", { name: stage.say("revision-sheets:create.topic") })
        .fill("zorglubite");
      await button(stage, "revision-sheets:create.submit").click();
      await expect(stage.page.getByRole("alert")).toBeVisible();
    },
    REFUSED,
  ),
  view("a text", async (stage) => {
    await visit(stage, "/revision-sheets?view=new");
    await stage.page
      .getByRole("radio", { name: stage.say("revision-sheets:create.kind.text") })
      .check();
    await button(stage, "revision-sheets:create.submit").click();
    await expect(stage.page.getByRole("alert")).toBeVisible();
  }),
  view("sheet", opened),
  view("edit", async (stage) => {
    await opened(stage);
    await button(stage, "revision-sheets:actions.edit").click();
    await expect(button(stage, "revision-sheets:edit.save")).toBeVisible();
  }),
  view("recall", review),
  view("rating", async (stage) => {
    await review(stage);
    await button(stage, "revision-sheets:review.show").click();
    await expect(
      stage.page.getByRole("group", { name: stage.say("revision-sheets:rating.label") }),
    ).toBeVisible();
  }),
];
