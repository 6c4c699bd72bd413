import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { avatarRoutes, removeFile } from "./avatar.ts";
import { handlers } from "./handlers.ts";
import { sweepAccounts } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { seeds } from "./seeds.ts";
import * as tables from "./tables.ts";

export const accounts = serverFeature({
  name: "accounts",
  contract,
  handlers,
  tables,
  routes: avatarRoutes,
  jobs: [sweepAccounts, removeFile],
  personalData,
  seeds,
  start: async (services) => {
    await sweepAccounts.handle({}, services);
    return async () => {};
  },
});
