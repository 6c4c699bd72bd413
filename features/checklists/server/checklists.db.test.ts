import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ChecklistView } from "../contract.ts";
import { shippedChecklists } from "./content.ts";

const app = await testApp();
await app.start();
const { cookie } = await app.signUp();

test("every shipped checklist is listed and read whole, its doses as the library holds them", async () => {
  const shipped = await shippedChecklists();
  const list = await app.call("checklists/list", {}, cookie);
  expect((list.body as { id: string }[]).map(({ id }) => id)).toEqual(shipped.map(({ id }) => id));
  for (const { id, steps } of shipped) {
    const { status, body } = await app.call("checklists/checklist", { id }, cookie);
    expect(status, id).toBe(200);
    const read = body as ChecklistView;
    expect(read.steps.map((step) => step.id)).toEqual(steps.map((step) => step.id));
    for (const [at, { doses = [] }] of steps.entries()) {
      const step = read.steps[at] ?? expect.fail();
      expect(step.withheld).toEqual([]);
      const drugs = step.doses.flatMap(({ rows }) => rows.map(({ drug }) => drug));
      for (const { drug } of doses) expect(drugs, `${id} ${step.id}`).toContain(drug);
    }
  }
});

test("one that does not exist is not found", async () => {
  expect((await app.call("checklists/checklist", { id: "inconnue" }, cookie)).status).toBe(404);
});
