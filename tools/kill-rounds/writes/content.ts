import { call, type Person } from "../people.ts";
import type { Writes } from "../write.ts";

const TARGET = { kind: "passage", target: "anaphylaxie#t1" } as const;

async function report(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "content-reports/report", {
    ...TARGET,
    id,
    version: "essai",
    title: "Passage d’essai",
    excerpt: "",
    reason: "other",
    comment: "",
  });
  return id;
}

export const contentWrites: Writes = {
  "content-reports/report": async ({ me }) => {
    const id = await report(me);
    return async () => JSON.stringify(await call(me, "content-reports/mine", TARGET)).includes(id);
  },
  "content-reports/answer": async ({ me, admin }) => {
    const id = await report(me);
    const reply = `Réponse d’essai ${crypto.randomUUID()}`;
    await call(admin, "content-reports/answer", { id, status: "closed", reply });
    return async () =>
      JSON.stringify(await call(me, "content-reports/mine", TARGET)).includes(reply);
  },
};
