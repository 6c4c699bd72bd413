import { call, exported, type Person, ZONE } from "../people.ts";
import type { Writes } from "../write.ts";

interface Opened {
  today: { level: string; paper: { id: string } };
}
const open = async (who: Person) =>
  (await call(who, "daily-quiz/open", { timeZone: ZONE })) as Opened;

export const dailyQuizWrites: Writes = {
  "daily-quiz/open": async ({ me }) => {
    const { today } = await open(me);
    return async () => (await exported(me)).includes(today.paper.id);
  },
  "daily-quiz/setLevel": async ({ me }) => {
    const level = (await open(me)).today.level === "advanced" ? "standard" : "advanced";
    await call(me, "daily-quiz/setLevel", { level, timeZone: ZONE });
    return async () => (await open(me)).today.level === level;
  },
};
