import { call, type Person } from "../people.ts";
import type { Writes } from "../write.ts";

const CODING = {
  description: {
    text: "Description fictive.",
    context: "ville" as const,
    date: "2026-01-01",
    age: null,
    sex: null,
  },
  lines: [],
  corrections: [],
};

const idsOf = async (who: Person): Promise<string[]> =>
  (await call(who, "coding/records", {})).records.map(({ id }: { id: string }) => id);

export const codingWrites: Writes = {
  "coding/keep": async ({ me }) => {
    const id = crypto.randomUUID();
    await call(me, "coding/keep", { id, ...CODING });
    return async () => (await idsOf(me)).includes(id);
  },
  "coding/erase": async ({ me }) => {
    const id = crypto.randomUUID();
    await call(me, "coding/keep", { id, ...CODING });
    await call(me, "coding/erase", { id });
    return async () => !(await idsOf(me)).includes(id);
  },
};
