import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { FEWEST_EXPERTS } from "../../domain/programme.ts";
import { personalData } from "../personal-data.ts";

const app = await testApp();
const author = await app.signUp({ systemRole: "moderator" });
const otherAuthor = await app.signUp({ systemRole: "moderator" });
type Who = Awaited<ReturnType<typeof app.signUp>>;

const post = async (path: string, input: object, who: Who) => {
  const { status, body } = await app.call(`study/${path}`, input, who.cookie);
  return { status, body: body as Record<string, unknown> };
};

const ITEM = {
  ...{ type: "tcs", ask: "diagnosis", specialty: "urgences", difficulty: "medium" },
  statement: "Une personne fictive consulte.",
  hypothesis: "La première idée",
  information: "Un fait nouveau",
};
const ITEMS = [ITEM, { ...ITEM, information: "Un autre fait" }];

async function open(change: object = {}, who = author) {
  const id = crypto.randomUUID();
  const asked = { id, title: "Essai", who: "Experts fictifs", items: ITEMS, ...change };
  const { status, body } = await post("openPanel", asked, who);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { id: string; code: string };
}
const join = (code: string, who: Who) => post("joinPanel", { code }, who);
const answer = (panelId: string, item: number, step: string, who: Who, comment?: string) =>
  post("answerPanel", { panelId, item, step, ...(comment ? { comment } : {}) }, who);

interface Listed {
  id: string;
  begun: number;
  finished: number;
  publishedAt: string | null;
  items: { answered: number; key: { panel: Record<string, number>; panelOf: string } | null }[];
}
async function listed(id: string, who = author) {
  const { body } = await post("panels", {}, who);
  return (body.panels as Listed[]).find((one) => one.id === id);
}

/** As many experts as a key needs, all of them of this opinion. */
async function answeredByAll(panelId: string, stepOf: (expert: number, item: number) => string) {
  for (let expert = 0; expert < FEWEST_EXPERTS; expert++) {
    const who = await app.signUp();
    for (const item of ITEMS.keys())
      expect((await answer(panelId, item, stepOf(expert, item), who)).status).toBe(200);
  }
}

test("an expert answers each item once, and sees nobody else's answers", async () => {
  const { id, code } = await open();
  const [first, second] = [await app.signUp(), await app.signUp()];
  const seen = await join(code.toLowerCase(), first);
  expect(seen.status).toBe(200);
  expect(seen.body.items).toHaveLength(2);
  expect(JSON.stringify(seen.body)).not.toMatch(/"panel":|"panelOf":/);
  expect((await answer(id, 0, "1", first, "Le fait oriente.")).body).toMatchObject({ step: "1" });
  // Changed his mind, or sent it twice: the first stands.
  expect((await answer(id, 0, "-2", first)).body).toMatchObject({
    ...{ item: 0, step: "1", comment: "Le fait oriente." },
  });
  expect((await join(code, second)).body.answers).toEqual([]);
  expect((await join(code, first)).body.answers).toEqual([
    { item: 0, step: "1", comment: "Le fait oriente." },
  ]);
  expect(await listed(id)).toMatchObject({
    ...{ begun: 1, finished: 0, publishedAt: null },
    items: [
      { answered: 1, key: null },
      { answered: 0, key: null },
    ],
  });
});

test("only whom it concerns: by its code, not one's own, not another author's", async () => {
  const { id, code } = await open();
  const someone = await app.signUp();
  expect((await join("ABCDEFGH", someone)).status).toBe(404);
  expect((await join(code, author)).body).toMatchObject({ code: "OWN_PANEL" });
  expect((await answer(id, 0, "1", author)).status).toBe(404);
  expect((await answer(crypto.randomUUID(), 0, "1", someone)).status).toBe(404);
  expect((await answer(id, 2, "1", someone)).status).toBe(404);
  expect((await answer(id, 0, "3", someone)).status).toBe(422);
  expect(await listed(id, otherAuthor)).toBeUndefined();
  for (const path of ["publishPanel", "removePanel"]) {
    expect((await post(path, { id }, otherAuthor)).status, path).toBe(404);
    expect((await post(path, { id }, someone)).status, path).toBe(403);
  }
  expect((await post("panels", {}, someone)).status).toBe(403);
  const again = await post(
    "openPanel",
    { id, title: "Pris", who: "Moi", items: ITEMS },
    otherAuthor,
  );
  expect(again.status).toBe(409);
  expect((await post("removePanel", { id }, author)).status).toBe(200);
  expect((await join(code, someone)).status).toBe(404);
});

test("too few experts make no key", async () => {
  const { id } = await open();
  const expert = await app.signUp();
  for (const item of ITEMS.keys()) await answer(id, item, "1", expert);
  expect((await post("publishPanel", { id }, author)).body).toMatchObject({
    code: "TOO_FEW_EXPERTS",
  });
});

test("published, its counts are the key, frozen with the question, and it is over", async () => {
  const { id, code } = await open();
  await answeredByAll(id, (expert, item) => (item === 0 && expert < 3 ? "2" : "1"));
  for (let times = 0; times < 2; times++)
    expect((await post("publishPanel", { id }, author)).status).toBe(200);
  const row = await listed(id);
  expect(row?.items.map(({ key }) => key?.panel)).toEqual([
    { "-2": 0, "-1": 0, "0": 0, "1": FEWEST_EXPERTS - 3, "2": 3 },
    { "-2": 0, "-1": 0, "0": 0, "1": FEWEST_EXPERTS, "2": 0 },
  ]);
  expect(row?.items[0]?.key?.panelOf).toMatch(/^Experts fictifs \(\d{4}-\d\d-\d\d\)$/);
  const late = await app.signUp();
  expect((await join(code, late)).body).toMatchObject({ code: "PANEL_CLOSED" });
  expect((await answer(id, 0, "0", late)).body).toMatchObject({ code: "PANEL_CLOSED" });
  const own = await post("questions", { filters: { types: ["tcs"], origin: "own" } }, author);
  expect(own.body.total).toBe(2);
  // Asked as a paper, it is marked by what the experts said.
  const paper = crypto.randomUUID();
  const begun = await post(
    "start",
    {
      ...{ id: paper, mode: "training", profile: "edn-2024", count: 3, timeZone: "Europe/Paris" },
      filters: { types: ["tcs"], origin: "own" },
    },
    author,
  );
  const keys = begun.body.keys as { information: string }[];
  const position = keys.findIndex(({ information }) => information === ITEM.information);
  const fact = { id: crypto.randomUUID(), attemptId: paper, position, given: ["2"], elapsed: 1 };
  await post("submit", { id: paper, facts: [fact] }, author);
  const { body } = await post("result", { id: paper }, author);
  const questions = body.questions as { score: number }[];
  expect(questions[position]?.score).toBeCloseTo(3 / (FEWEST_EXPERTS - 3), 9);
});

test("an expert takes their answers along, and erased they are; the counts name nobody", async () => {
  const { id } = await open();
  const expert = await app.signUp();
  await answer(id, 0, "-1", expert, "Plutôt contre.");
  const { db } = app.services;
  const taken = await db.asPerson(expert.person.id, (tx) =>
    personalData.export(tx, expert.person.id),
  );
  expect(JSON.stringify(taken)).toContain("Plutôt contre.");
  const authors = await db.asPerson(author.person.id, (tx) =>
    personalData.export(tx, author.person.id),
  );
  expect(JSON.stringify(authors)).not.toContain("Plutôt contre.");
  await db.asSystem("test", (tx) => personalData.erase(tx, expert.person.id));
  expect(await listed(id)).toMatchObject({ begun: 0 });
});
