import { call, type Person, statusOf } from "../people.ts";
import type { Writes } from "../write.ts";

const STEP = {
  ...{ id: "un", title: "Étape fictive", text: "", critical: false, metronome: false },
  ...{ passage: null, doses: [], timer: null },
};

async function save(me: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(me, "checklists/saveOwn", {
    ...{ id, versionId: crypto.randomUUID(), after: 0, title: "Check-list fictive", summary: "" },
    ...{ specialty: "surgery", category: "procedure", population: "all", steps: [STEP] },
  });
  return id;
}
const read = (me: Person, id: string) => call(me, "checklists/checklist", { id });

const entry = (kind: string) => ({ id: crypto.randomUUID(), kind, at: Date.now() });
async function share(me: Person): Promise<{ id: string; code: string }> {
  const id = crypto.randomUUID();
  const run = { id, checklistId: "anaphylaxie", title: "Conduite fictive" };
  const entries = [entry("start")];
  const { code } = await call(me, "checklists/shareRun", { ...run, entries, clock: Date.now() });
  return { id, code };
}
const followed = (me: Person, id: string, entries: object[] = []) =>
  call(me, "checklists/followRun", { id, device: crypto.randomUUID(), entries, known: 0 });

export const checklistWrites: Writes = {
  "checklists/mark": async ({ me }) => {
    const at = new Date().toISOString();
    const favourite = { kind: "favourite", checklist: "anaphylaxie", favourite: true, at };
    const changes = [{ id: crypto.randomUUID(), ...favourite }];
    await call(me, "checklists/mark", { changes });
    return async () =>
      (await call(me, "checklists/marks", undefined)).favourites.includes("anaphylaxie");
  },
  "checklists/saveOwn": async ({ me }) => {
    const id = await save(me);
    return async () => (await read(me, id)).steps.length === 1;
  },
  "checklists/shareOwn": async ({ me }) => {
    const id = await save(me);
    await call(me, "checklists/shareOwn", { id, shared: true });
    return async () => (await read(me, id)).own.shared === true;
  },
  "checklists/dropOwn": async ({ me }) => {
    const id = await save(me);
    await call(me, "checklists/dropOwn", { id });
    return async () => (await statusOf(me, "checklists/checklist", { id })) === 404;
  },
  "checklists/shareRun": async ({ me }) => {
    const { id, code } = await share(me);
    return async () => (await followed(me, id)).code === code;
  },
  "checklists/joinRun": async ({ me, admin }) => {
    const { id, code } = await share(me);
    await call(admin, "checklists/joinRun", { code });
    return async () => (await followed(admin, id)).entries.length === 1;
  },
  "checklists/followRun": async ({ me }) => {
    const { id } = await share(me);
    await followed(me, id, [entry("shock")]);
    return async () => (await followed(me, id)).entries.length === 2;
  },
  "checklists/dropRun": async ({ me }) => {
    const { id } = await share(me);
    await call(me, "checklists/dropRun", { id });
    const input = { id, device: crypto.randomUUID(), entries: [], known: 0 };
    return async () => (await statusOf(me, "checklists/followRun", input)) === 404;
  },
};
