import { createCipheriv, randomBytes } from "node:crypto";
import { call, exported, type Person, Refused, send, statusOf, ZONE } from "../people.ts";
import type { Writes } from "../write.ts";

async function begun(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  const paper = { id, mode: "exam", profile: "edn-2024", count: 3, minutes: 30, timeZone: ZONE };
  await call(who, "study/start", { ...paper, filters: { types: ["qrm", "qru"] } });
  return id;
}
const fact = (attemptId: string) => ({
  ...{ id: crypto.randomUUID(), attemptId, position: 0, given: ["a"], elapsed: 10 },
});
const status = (who: Person, id: string) => statusOf(who, "study/attempt", { id });

function classPaper(admin: Person): Promise<{ id: string; code: string }> {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  return call(admin, "study/openClassPaper", {
    ...{ id: crypto.randomUUID(), title: "Classe d’essai", count: 3, minutes: 30 },
    ...{ profile: "edn-2024", attempts: 1, opensAt: hours(-1), closesAt: hours(24) },
  });
}

function panel(admin: Person): Promise<{ id: string; code: string }> {
  const asked = { type: "tcs", ask: "diagnosis", hypothesis: "Une idée", information: "Un fait" };
  return call(admin, "study/openPanel", {
    ...{ id: crypto.randomUUID(), title: "Panel d’essai", who: "Experts fictifs" },
    items: [{ ...asked, statement: "Une situation fictive" }],
  });
}

interface Own {
  questions: { id: string; question: { statement: string } }[];
}
const ownQuestions = async (who: Person): Promise<Own["questions"]> =>
  ((await call(who, "study/questions", { filters: { origin: "own" }, limit: 100 })) as Own)
    .questions;

async function brought(who: Person): Promise<string> {
  const statement = `Question ${crypto.randomUUID()}`;
  const text = `${statement}\nA. un\nB. deux\nANSWER: A\n`;
  await call(who, "study/importQuestions", { fileName: "a.aiken", text, keep: true });
  return statement;
}
const isThere = async (who: Person, statement: string) =>
  (await ownQuestions(who)).some(({ question }) => question.statement === statement);

export const studyWrites: Writes = {
  "study/importQuestions": async ({ me }) => {
    const statement = await brought(me);
    return () => isThere(me, statement);
  },
  "study/removeQuestion": async ({ me }) => {
    const statement = await brought(me);
    const own = await ownQuestions(me);
    const { id } = own.find(({ question }) => question.statement === statement) ?? { id: "" };
    await call(me, "study/removeQuestion", { id });
    return async () => !(await isThere(me, statement));
  },
  "study/start": async ({ me }) => {
    const id = await begun(me);
    return async () => (await status(me, id)) === 200;
  },
  "study/generateQuiz": async ({ me }) => {
    const id = crypto.randomUUID();
    const source = { kind: "sheet", id: "embolie-pulmonaire" };
    const json = { id, source, difficulty: "medium", count: 3, timeZone: ZONE };
    const answer = await send(me, "POST", "/rpc/study/generateQuiz", JSON.stringify({ json }));
    // Acknowledged by its last event.
    if (!(await answer.text()).includes('"ready"')) throw new Refused("study/generateQuiz: cut");
    return async () => (await status(me, id)) === 200;
  },
  "study/answer": async ({ me }) => {
    const one = fact(await begun(me));
    await call(me, "study/answer", { facts: [one] });
    return async () => (await exported(me)).includes(one.id);
  },
  "study/submit": async ({ me }) => {
    const id = await begun(me);
    const one = fact(id);
    await call(me, "study/submit", { id, facts: [one] });
    return async () => {
      const { answered } = await call(me, "study/result", { id });
      return answered === 1 && (await exported(me)).includes(one.id);
    };
  },
  "study/answerFile": async ({ me }) => {
    const id = await begun(me);
    const { answerKey } = await call(me, "study/attempt", { id });
    const [one, iv] = [fact(id), randomBytes(12)];
    const cipher = createCipheriv("aes-256-gcm", Buffer.from(answerKey, "base64"), iv);
    cipher.setAAD(Buffer.from(id));
    const body = [cipher.update(JSON.stringify({ facts: [one] })), cipher.final()];
    const text = JSON.stringify({
      ...{ format: "sclepios-answers-1", attemptId: id, iv: iv.toString("base64") },
      data: Buffer.concat([...body, cipher.getAuthTag()]).toString("base64"),
    });
    await call(me, "study/answerFile", { text });
    return async () => (await exported(me)).includes(one.id);
  },
  "study/toCard": async ({ me }) => {
    const id = await begun(me);
    await call(me, "study/submit", { id });
    const asked = { id, position: 0, part: null, line: "a", language: "fr" };
    await call(me, "study/toCard", asked);
    return async () => (await call(me, "study/toCard", asked)).created === false;
  },
  "study/startCase": async ({ me }) => {
    const id = crypto.randomUUID();
    const caseId = "hyperkaliemie-dialyse-manquee";
    await call(me, "study/startCase", { id, caseId, timeZone: ZONE });
    return async () => (await status(me, id)) === 200;
  },
  "study/openClassPaper": async ({ admin }) => {
    const { id } = await classPaper(admin);
    return async () => (await statusOf(admin, "study/classResults", { id })) === 200;
  },
  "study/removeClassPaper": async ({ admin }) => {
    const { id } = await classPaper(admin);
    await call(admin, "study/removeClassPaper", { id });
    return async () => (await statusOf(admin, "study/classResults", { id })) === 404;
  },
  "study/joinClass": async ({ me, admin }) => {
    const { code } = await classPaper(admin);
    const { id } = await call(me, "study/joinClass", {
      ...{ id: crypto.randomUUID(), code, timeZone: ZONE },
    });
    return async () => (await status(me, id)) === 200;
  },
  "study/openPanel": async ({ me, admin }) => {
    const { code } = await panel(admin);
    return async () => (await statusOf(me, "study/joinPanel", { code })) === 200;
  },
  "study/removePanel": async ({ admin }) => {
    const { id } = await panel(admin);
    await call(admin, "study/removePanel", { id });
    return async () => (await statusOf(admin, "study/removePanel", { id })) === 404;
  },
  "study/answerPanel": async ({ me, admin }) => {
    const { id, code } = await panel(admin);
    await call(me, "study/answerPanel", { panelId: id, item: 0, step: "1" });
    return async () => (await call(me, "study/joinPanel", { code })).answers.length === 1;
  },
  "study/discard": async ({ me }) => {
    const id = await begun(me);
    await call(me, "study/discard", { id });
    return async () => (await status(me, id)) === 404;
  },
};
