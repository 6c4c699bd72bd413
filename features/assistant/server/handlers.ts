import { z } from "zod";
import { recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { knowledgeUses } from "../domain/knowledge-uses.ts";
import { toolFields } from "../domain/tool-fields.ts";
import { promptHandlers } from "./prompt-handlers.ts";
import { allowanceOf } from "./public.ts";
import { toolUses } from "./queries-stats.ts";
import { periodStart, readStats } from "./read-stats.ts";
import { settingsHandlers } from "./settings-handlers.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  allowance: os.allowance.handler(({ context: { me, services } }) =>
    services.db.asSystem("own allowance", (tx) => allowanceOf(tx, me.id, services.now())),
  ),

  usageStats: os.usageStats.handler(async ({ input, context }) => {
    await recordAdminRead(context, "usage_stats");
    return readStats(context.services, input, context.me.language);
  }),

  toolbox: os.toolbox.handler(async ({ context: { me, services }, context }) => {
    await recordAdminRead(context, "toolbox");
    const uses = await services.db.asSystem("use of the toolbox", (tx) =>
      toolUses(tx, periodStart(services.now())),
    );
    const title = (key: string) => services.texts.t(me.language, key);
    return {
      tools: services.features.flatMap(({ name: lender, tools = [] }) =>
        tools.map(({ name, titleKey, description, input }) => ({
          feature: title(`${lender}:page.title`),
          name,
          title: title(titleKey),
          description,
          // What the model is shown; a part that JSON Schema cannot say stays open.
          fields: toolFields(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })),
          uses: uses.get(name) ?? 0,
        })),
      ),
      knowledge: services.features.flatMap(({ name: lender, knowledge = [], tools = [] }) =>
        knowledge.map(({ name, titleKey }) => ({
          feature: title(`${lender}:page.title`),
          name,
          title: title(titleKey),
          uses: knowledgeUses(name, tools, uses),
        })),
      ),
    };
  }),

  ...settingsHandlers,
  ...promptHandlers,
});
