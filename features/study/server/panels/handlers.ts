import { recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../../contract.ts";
import { takeCode } from "../classes/handlers.ts";
import { answersTo, deletePanel, ownPanel, ownPanels, panelByCode } from "../queries-panels.ts";
import { answerPanel, openPanel, publishPanel, shownItem, shownPanels } from "./collect.ts";

const os = implementFeature(contract);

export const panelHandlers = {
  panels: os.panels.handler(async ({ context }) => {
    const { me, services } = context;
    const rows = await services.db.asPerson(me.id, ownPanels);
    await recordAdminRead(context, "panels");
    return {
      panels: await services.db.asSystem("how far panels are", (tx) => shownPanels(tx, rows)),
    };
  }),

  openPanel: os.openPanel.handler(async ({ input, context: { me, services }, errors }) => {
    const row = await services.db.asPerson(me.id, (tx) => openPanel(services, tx, me.id, input));
    if (row === "taken") throw errors.CONFLICT();
    return { id: row.id, code: row.code };
  }),

  publishPanel: os.publishPanel.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const own = await services.db.asPerson(me.id, (tx) => ownPanel(tx, input.id));
    if (!own) throw errors.NOT_FOUND();
    await recordAdminRead(context, "panel_answers");
    const row = await services.db.asSystem("publish a panel", (tx) =>
      publishPanel(services, tx, own),
    );
    if (row === null) throw errors.NOT_FOUND();
    if (row === "tooFew") throw errors.TOO_FEW_EXPERTS();
    return { done: true as const };
  }),

  removePanel: os.removePanel.handler(async ({ input, context: { me, services }, errors }) => {
    const removed = await services.db.asPerson(me.id, (tx) => deletePanel(tx, input.id));
    if (!removed) throw errors.NOT_FOUND();
    return { done: true as const };
  }),

  joinPanel: os.joinPanel.handler(async ({ input, context: { me, services }, errors }) => {
    const limit = await takeCode(services, me.id);
    if (!limit.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: limit.retryAfter } });
    const row = await services.db.asSystem("a panel by its code", (tx) =>
      panelByCode(tx, input.code),
    );
    if (!row) throw errors.NOT_FOUND();
    if (row.ownerId === me.id) throw errors.OWN_PANEL();
    if (row.publishedAt) throw errors.PANEL_CLOSED();
    const answers = await services.db.asPerson(me.id, (tx) => answersTo(tx, row.id));
    return { id: row.id, title: row.title, items: row.items.map(shownItem), answers };
  }),

  answerPanel: os.answerPanel.handler(async ({ input, context: { me, services }, errors }) => {
    const kept = await services.db.asSystem("an expert answers a panel", (tx) =>
      answerPanel(services, tx, me.id, input),
    );
    if (kept === "unknown") throw errors.NOT_FOUND();
    if (kept === "closed") throw errors.PANEL_CLOSED();
    return kept;
  }),
};
