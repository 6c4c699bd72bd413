import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { avatarRoutes, removeFile } from "./avatar.ts";
import { commands } from "./commands.ts";
import { handlers } from "./handlers.ts";
import { sweepAccounts } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { seeds } from "./seeds.ts";

export const accounts = serverFeature({
  name: "accounts",
  contract,
  handlers,
  routes: avatarRoutes,
  jobs: [sweepAccounts, removeFile],
  commands,
  personalData,
  seeds,
  start: async (services) => {
    await sweepAccounts.handle({}, services);
    return async () => {};
  },
});
