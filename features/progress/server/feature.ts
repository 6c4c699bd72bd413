import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { handlers } from "./handlers.ts";
import { listens } from "./listens.ts";
import { personalData } from "./personal-data.ts";
import { recountDaysJob } from "./recount-days.ts";
import { seeds } from "./seeds.ts";
import { dayTotal, fact, onCallDay, person } from "./tables.ts";

export const progress = serverFeature({
  name: "progress",
  contract,
  handlers,
  tables: { fact, dayTotal, onCallDay, person },
  listens,
  jobs: [recountDaysJob],
  personalData,
  seeds,
});
