// What the views of papers have in common.
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** A paper of the renal questions, whose order does not matter here. */
export async function begin({ page }: Stage, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await call(page, "study/start", {
    ...{ id, mode: "exam", profile: "edn-2024", count: 3, minutes: 90, timeZone: "Europe/Paris" },
    filters: { search: "kaliémie ECG", types: ["qrm"] },
    ...change,
  });
  expect(status).toBe(200);
  return id;
}

export const room = ({ page, say }: Stage) =>
  page.getByRole("region", { name: say("study:room.name") });

/** In the room of a paper that has just begun. */
export async function enter(stage: Stage, change: object = {}): Promise<void> {
  await visit(stage, `/study?paper=${await begin(stage, change)}`);
  await expect(room(stage)).toBeVisible();
}

export const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `study, ${name}`,
  who: "person",
  route: "/study",
  open,
  ...more,
});
