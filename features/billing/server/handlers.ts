import { recordAudit } from "#platform/audit/record.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { grantPremium, listManualPremium, personOf, withdrawPremium } from "./queries.ts";

const os = implementFeature(contract);

const audit = ({ me, request, services }: RequestContext, action: string, resource: string) =>
  recordAudit(services.db, {
    personId: me.id,
    action,
    resource,
    userAgent: request.userAgent,
    address: request.address,
  });

export const handlers = os.router({
  listPremium: os.listPremium.handler(async ({ context }) => {
    await audit(context, "admin_read", "premium");
    return context.services.db.asSystem("premium given by hand", listManualPremium);
  }),

  grantPremium: os.grantPremium.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const found = await services.db.asSystem("give premium", async (tx) => {
      const person = await personOf(tx, input.email);
      if (!person) return null;
      await grantPremium(tx, {
        personId: person.id,
        grantedAt: services.now(),
        grantedById: me.id,
      });
      return { id: person.id, all: await listManualPremium(tx) };
    });
    if (!found) throw errors.NOT_FOUND();
    await audit(context, "premium_granted", found.id);
    return found.all;
  }),

  withdrawPremium: os.withdrawPremium.handler(async ({ input, context, errors }) => {
    const all = await context.services.db.asSystem("take back premium", async (tx) =>
      (await withdrawPremium(tx, input.personId)) ? listManualPremium(tx) : null,
    );
    if (!all) throw errors.NOT_FOUND();
    await audit(context, "premium_withdrawn", input.personId);
    return all;
  }),
});
