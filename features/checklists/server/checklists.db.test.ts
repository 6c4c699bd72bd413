import { randomUUID } from "node:crypto";
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

async function adrenaline(who = cookie) {
  const { body } = await app.call("checklists/checklist", { id: "anaphylaxie" }, who);
  const { steps } = body as ChecklistView;
  return steps.find(({ id }) => id === "adrenaline-face-anterolaterale") ?? expect.fail();
}

test("a dose comes with the text of what limits it and with its sources", async () => {
  const [dosed] = (await adrenaline()).doses;
  expect(dosed?.limits).toMatchObject([{ sheet: "anaphylaxie", anchor: "p2" }]);
  expect(dosed?.limits[0]?.text).not.toBe("");
  expect(dosed?.references.length).toBeGreaterThan(0);
});

test("whoever set aside what limits it is not shown the dose without it", async () => {
  const doctor = await app.signUp({ name: "Dr Fictif", providerRole: "doctor" });
  const written = (await app.call("guidelines/sheet", { id: "anaphylaxie" }, doctor.cookie)).body;
  const limit = (written as { content: { anchor: string; version: string }[] }).content.find(
    ({ anchor }) => anchor === "p2",
  );
  const said = { target: "anaphylaxie#p2", kind: "avoid", version: limit?.version };
  const why = { place: "Hôpital Fictif", words: "Protocole local." };
  const input = { id: randomUUID(), ...said, ...why };
  expect((await app.call("guidelines/review", input, doctor.cookie)).status).toBe(200);
  const kept = await adrenaline(doctor.cookie);
  expect(kept).toMatchObject({ doses: [], withheld: ["anaphylaxie#f2"] });
});

test("a device takes every checklist along, and afterwards only those that changed", async () => {
  const doctor = await app.signUp({ name: "Dr Fictif", providerRole: "doctor" });
  const carry = async (known: string[] = []) =>
    (await app.call("checklists/carry", { known }, doctor.cookie)).body as {
      order: string[];
      checklists: ChecklistView[];
    };
  const first = await carry();
  const shipped = await shippedChecklists();
  expect(first.checklists.map(({ id }) => id)).toEqual(shipped.map(({ id }) => id));
  expect(first.order.map((line) => line.split(" ")[0])).toEqual(shipped.map(({ id }) => id));
  const { body } = await app.call("checklists/checklist", { id: "anaphylaxie" }, doctor.cookie);
  expect(first.checklists.find(({ id }) => id === "anaphylaxie")).toEqual(body);
  expect(await carry(first.order)).toEqual({ order: first.order, checklists: [] });
  const own = {
    ...{ id: randomUUID(), versionId: randomUUID(), after: 0, title: "Fictive", summary: "" },
    ...{ specialty: "surgery", category: "procedure", population: "adult" },
    steps: [
      {
        ...{ id: "un", title: "Étape", text: "", critical: false, metronome: false },
        ...{ passage: null, doses: [], timer: null },
      },
    ],
  };
  expect((await app.call("checklists/saveOwn", own, doctor.cookie)).status).toBe(200);
  expect((await carry(first.order)).checklists.map(({ id }) => id)).toEqual([own.id]);
  const others = (await app.call("checklists/carry", {}, cookie)).body as typeof first;
  expect(others.checklists.map(({ id }) => id)).not.toContain(own.id);
});

test("one that does not exist is not found", async () => {
  expect((await app.call("checklists/checklist", { id: "inconnue" }, cookie)).status).toBe(404);
});
