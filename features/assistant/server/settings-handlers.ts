import { randomUUID } from "node:crypto";
import { recordAdminRead } from "#features/security/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { recordDecision } from "./audit.ts";
import {
  deletePrice,
  listPrices,
  readSettings,
  unpricedModels,
  writePrice,
  writeSettings,
} from "./queries-settings.ts";
import { priceModel } from "./queries-usage.ts";
import { readBudget } from "./read-stats.ts";

const os = implementFeature(contract);

const readAll = async (tx: Tx, now: Date) => ({
  ...(await readSettings(tx)),
  prices: await listPrices(tx),
  unpriced: await unpricedModels(tx),
  budget: await readBudget(tx, now),
});

export const settingsHandlers = {
  settings: os.settings.handler(async ({ context }) => {
    await recordAdminRead(context, "assistant_settings");
    const { services } = context;
    return services.db.asSystem("settings of the assistant", (tx) => readAll(tx, services.now()));
  }),

  updateSettings: os.updateSettings.handler(async ({ input, context }) => {
    const { me, services } = context;
    const at = services.now();
    const all = await services.db.asSystem("settings of the assistant", async (tx) => {
      await writeSettings(tx, input, { id: me.id, at });
      return readAll(tx, at);
    });
    await recordDecision(context, "assistant_settings_changed", "assistant_settings", input);
    return all;
  }),

  // Answers of the period get the new price at once: figures never mix two prices of one day.
  setPrice: os.setPrice.handler(async ({ input, context }) => {
    const { me, services } = context;
    const at = services.now();
    const all = await services.db.asSystem("price of a model", async (tx) => {
      await writePrice(tx, { ...input, id: randomUUID(), createdAt: at, createdById: me.id });
      await priceModel(tx, input.model);
      return readAll(tx, at);
    });
    await recordDecision(context, "assistant_price_set", input.model, input);
    return all;
  }),

  removePrice: os.removePrice.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const found = await services.db.asSystem("price of a model", async (tx) => {
      const model = await deletePrice(tx, input.id);
      if (model === null) return null;
      await priceModel(tx, model);
      return { model, all: await readAll(tx, services.now()) };
    });
    if (!found) throw errors.NOT_FOUND();
    await recordDecision(context, "assistant_price_removed", found.model);
    return found.all;
  }),
};
