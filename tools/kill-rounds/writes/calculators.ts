import { call } from "../people.ts";
import type { Writes } from "../write.ts";

export const calculatorWrites: Writes = {
  "calculators/mark": async ({ me }) => {
    const change = { calculator: "heart", favourite: true, at: new Date().toISOString() };
    await call(me, "calculators/mark", { changes: [{ id: crypto.randomUUID(), ...change }] });
    return async () =>
      (await call(me, "calculators/marks", undefined)).favourites.includes("heart");
  },
  "calculators/opened": async ({ me }) => {
    await call(me, "calculators/opened", { calculator: "qtc" });
    return async () => (await call(me, "calculators/marks", undefined)).recents.includes("qtc");
  },
};
