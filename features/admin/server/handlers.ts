import { installationScan, recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { contract } from "../contract.ts";
import { listMails, readMail, readOverview } from "./queries.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  overview: os.overview.handler(async ({ context }) => {
    await recordAdminRead(context, "overview");
    const { services } = context;
    const { bytes, ...figures } = await services.db.asSystem("admin overview", (tx) =>
      readOverview(tx, services.now()),
    );
    const scan = await installationScan(services);
    return {
      ...figures,
      threatLevel: scan.threat_level,
      database: { engine: services.db.engine, bytes },
      version: packageJson.version,
    };
  }),

  listMails: os.listMails.handler(async ({ input, context }) => {
    await recordAdminRead(context, "mails");
    const rows = await context.services.db.asSystem("mail outbox", (tx) => listMails(tx, input));
    const items = rows.slice(0, input.limit);
    return { items, next: rows.length > input.limit ? (items.at(-1)?.id ?? null) : null };
  }),

  mail: os.mail.handler(async ({ input, context, errors }) => {
    await recordAdminRead(context, `mails/${input.id}`);
    const mail = await context.services.db.asSystem("mail outbox", (tx) => readMail(tx, input.id));
    if (!mail) throw errors.NOT_FOUND();
    return mail;
  }),
});
