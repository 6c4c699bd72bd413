import { randomUUID } from "node:crypto";
import { allowanceOf } from "#features/assistant/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { CARDS_RATE, callOf, generateCards } from "./generate-cards.ts";
import { refusalOf } from "./model-objects.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  generate: os.generate.handler(
    async ({ input, context: { me, services, request }, errors, signal }) => {
      const call = callOf(me.id, randomUUID(), input);
      const refused = await refusalOf(services, call, CARDS_RATE);
      if (refused?.reason === "noModel") throw errors.PROVIDER_KEY();
      if (refused?.reason === "rateLimited")
        throw errors.RATE_LIMITED({ data: { retryAfter: refused.retryAfter } });
      if (refused)
        throw errors.MONTHLY_LIMIT({ data: { limit: refused.limit, resetsAt: refused.resetsAt } });
      const asking = {
        services,
        language: request.language,
        signal: signal ?? new AbortController().signal,
      };
      return generateCards(call, input, asking);
    },
  ),

  generationSetup: os.generationSetup.handler(async ({ context: { me, services } }) => {
    if (services.config.ai === null) return { model: false, left: null };
    const { limit, used } = await services.db.asSystem("cards: what is left of the month", (tx) =>
      allowanceOf(tx, me.id, services.now()),
    );
    return { model: true, left: limit === null ? null : Math.max(0, limit - used) };
  }),
});
