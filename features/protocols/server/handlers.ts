import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../contract.ts";
import { dayOf, mayRead, mayWrite, validityOf } from "../domain/protocol.ts";
import { anchorOf } from "./anchor.ts";
import { currentVersions, pagesOf, passagesOf, versionsOf } from "./queries.ts";
import { saveProtocol, withdrawProtocol } from "./save-protocol.ts";

const os = implementFeature(contract);
/** Enough for the shelf of a department in an afternoon, too few to fill a disk. */
const SAVED_PER_HOUR = 60;

export const handlers = os.router({
  list: os.list.handler(async ({ context: { me, services } }) => {
    const today = dayOf(services.now());
    const rows = await services.db.asPerson(me.id, currentVersions);
    return {
      mayWrite: mayWrite(me),
      protocols: rows
        .filter(({ readers }) => mayRead(me, readers))
        .map(({ protocolId, withdrawnAt, ...row }) => ({
          ...row,
          id: protocolId,
          validity: validityOf({ ...row, withdrawn: withdrawnAt !== null }, today),
        })),
    };
  }),

  read: os.read.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, async (tx) => {
      const versions = await versionsOf(tx, input.id);
      const version = versions.find(({ number }) => number === input.number);
      // The version in force says who reads the former ones too. Not theirs is not found.
      const [current] = versions;
      if (!version || !current || !mayRead(me, current.readers)) return null;
      const [passages, pages] = [await passagesOf(tx, version.id), await pagesOf(tx, version.id)];
      return { version, versions, passages, pages };
    });
    if (!found) throw errors.NOT_FOUND();
    const { version, versions, passages, pages } = found;
    const withdrawn = version.withdrawnAt !== null;
    return {
      ...version,
      id: version.protocolId,
      current: versions[0]?.number ?? version.number,
      validity: validityOf({ ...version, withdrawn }, dayOf(services.now())),
      pages,
      passages: passages.map(({ id, page, heading, text }) => ({
        ...{ anchor: anchorOf(id), page, heading, text },
      })),
      versions,
      mayWrite: mayWrite(me),
    };
  }),

  save: os.save.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const pace = await takeRateLimit(services.db, {
      ...{ key: `protocols:save:${me.id}`, max: SAVED_PER_HOUR, windowSeconds: 3600 },
      now: services.now(),
    });
    if (!pace.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: pace.retryAfter } });
    const saved = await saveProtocol(context, input);
    if (saved.ok) return { id: input.id, number: saved.number };
    if (saved.code === "ALREADY_HERE") throw errors.ALREADY_HERE({ data: saved.data });
    throw errors[saved.code]();
  }),

  withdraw: os.withdraw.handler(async ({ input, context, errors }) => {
    const refused = await withdrawProtocol(context, input);
    if (refused !== null) throw errors[refused]();
    return { withdrawn: input.withdrawn };
  }),
});
