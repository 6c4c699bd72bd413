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

const named = async (who: Person, list: "starred" | "recent"): Promise<string[]> =>
  (await call(who, "coding/favourites", {}))[list].map(({ code }: { code: string }) => code);
/** Of the shipped list, so that a fresh machine has them; none is ever unmarked again. */
const DIAGNOSES = ["I10", "J189", "E119", "I802", "R074", "K590"];

export const codingWrites: Writes = {
  "coding/keep": async ({ me }) => {
    const id = crypto.randomUUID();
    await call(me, "coding/keep", { id, ...CODING });
    return async () => (await idsOf(me)).includes(id);
  },
  "coding/star": async ({ me }) => {
    const before = await named(me, "starred");
    const code = DIAGNOSES.find((one) => !before.includes(one)) ?? "I10";
    await call(me, "coding/star", { table: "cim10", code, on: true });
    return async () => (await named(me, "starred")).includes(code);
  },
  "coding/use": async ({ me }) => {
    const code = "K590";
    await call(me, "coding/use", { table: "cim10", code });
    return async () =>
      [...(await named(me, "recent")), ...(await named(me, "starred"))].includes(code);
  },
  "coding/erase": async ({ me }) => {
    const id = crypto.randomUUID();
    await call(me, "coding/keep", { id, ...CODING });
    await call(me, "coding/erase", { id });
    return async () => !(await idsOf(me)).includes(id);
  },
};
