import type { RequestContext } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { carry } from "#platform/offline/server/carry.ts";
import { contract, markChange } from "../contract.ts";
import { goesOn } from "../domain/run.ts";
import { shippedChecklists } from "./content.ts";
import { keepCompletion, keepFavourite, marksOf } from "./queries-marks.ts";
import {
  contentOf,
  dropOwn,
  findOwn,
  ownChecklists,
  setShared,
  versionsOf,
} from "./queries-own.ts";
import { addMember, dropRun, entriesOf, eraseRunsBefore, findByCode } from "./queries-runs.ts";
import { everyView, ownSummaryOf, ownView, shippedView, summaryOf } from "./read-checklist.ts";
import { saveOwn } from "./save-own.ts";
import { followRun, goingOf, goingRuns, readCode, retainedSince, shareRun } from "./share-run.ts";

const os = implementFeature(contract);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** Six signs are guessed in hundreds of millions of tries. */
const CODES_PER_HOUR = 30;
const done = { done: true as const };

export const handlers = os.router({
  list: os.list.handler(async ({ context: { me, services } }) => {
    const own = await services.db.asPerson(me.id, ownChecklists);
    const shipped = await shippedChecklists();
    return [...shipped.map(summaryOf), ...own.map((row) => ownSummaryOf(row, me.id))];
  }),

  checklist: os.checklist.handler(async ({ input: { id }, context: { me, services }, errors }) => {
    const written = (await shippedChecklists()).find((one) => one.id === id);
    const view = await services.db.asPerson(me.id, async (tx) => {
      if (written) return shippedView(tx, written);
      const own = UUID.test(id) ? await findOwn(tx, id) : null;
      return own && ownView(tx, own, await versionsOf(tx, id), me.id);
    });
    if (!view) throw errors.NOT_FOUND();
    return view;
  }),

  carry: os.carry.handler(async ({ input, context: { me, services } }) => {
    const all = await everyView(services, me.id);
    const known = new Set(input.known);
    const { order, fresh } = carry(all, (id, mark) => known.has(`${id} ${mark}`));
    return { order, checklists: fresh };
  }),

  marks: os.marks.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => marksOf(tx)),
  ),

  mark: os.mark.handler(async ({ input: { changes }, context: { me, services } }) => {
    const known = changes.flatMap((change) => markChange.safeParse(change).data ?? []);
    // A clock that is ahead would win against every later word.
    const past = (at: Date) => new Date(Math.min(at.getTime(), services.now().getTime()));
    await services.db.asPerson(me.id, async (tx) => {
      for (const change of known) {
        const at = past(change.at);
        if (change.kind === "favourite") await keepFavourite(tx, me.id, { ...change, at });
        else {
          const { runId, checklist } = change;
          await keepCompletion(tx, me.id, { runId, checklist, at });
        }
      }
    });
    const acknowledged = known.map(({ id }) => id);
    const refused = idsOf(changes).filter((id) => !acknowledged.includes(id));
    return { acknowledged, refused };
  }),

  ownVersion: os.ownVersion.handler(async ({ input, context: { me, services }, errors }) => {
    const { id, number } = input;
    const content = await services.db.asPerson(me.id, async (tx) => {
      const own = await findOwn(tx, id);
      const readable = own?.ownerId === me.id || own?.number === number;
      return readable ? contentOf(tx, id, number) : null;
    });
    if (!content) throw errors.NOT_FOUND();
    return content;
  }),

  saveOwn: os.saveOwn.handler(async ({ input, context: { me, services }, errors }) => {
    const saved = await services.db.asPerson(me.id, (tx) => saveOwn(tx, input, me, services.now()));
    if (saved.ok) return { id: input.id, number: saved.number };
    if (saved.code === "UNKNOWN_PASSAGE")
      throw errors.UNKNOWN_PASSAGE({ data: { passage: saved.passage } });
    throw errors[saved.code]();
  }),

  shareOwn: os.shareOwn.handler(async ({ input, context: { me, services }, errors }) => {
    const { id, shared } = input;
    const found = await services.db.asPerson(me.id, (tx) => setShared(tx, id, me.id, shared));
    if (!found) throw errors.NOT_FOUND();
    return { shared };
  }),

  dropOwn: os.dropOwn.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, (tx) => dropOwn(tx, input.id, me.id));
    if (!found) throw errors.NOT_FOUND();
    return done;
  }),

  runs: os.runs.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => goingRuns(tx, services.now())),
  ),

  shareRun: os.shareRun.handler(async ({ input, context: { me, services }, errors }) => {
    const { id, checklistId, title, entries, clock } = input;
    const now = services.now();
    await services.db.asSystem("erase old shared runs", (tx) =>
      eraseRunsBefore(tx, retainedSince(now)),
    );
    const row = { id, ownerId: me.id, checklist: checklistId, title, sharedAt: now };
    const going = await services.db.asPerson(me.id, async (tx) => {
      const run = await shareRun(tx, { ...row, skew: clock - now.getTime() }, entries);
      return run && goingOf(run, await entriesOf(tx, id), now);
    });
    if (!going) throw errors.NOT_FOUND();
    return going;
  }),

  joinRun: os.joinRun.handler(async ({ input, context, errors }) => {
    const pace = await codePace(context);
    if (!pace.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: pace.retryAfter } });
    const { me, services } = context;
    const now = services.now();
    const going = await services.db.asSystem("follow a run by its code", async (tx) => {
      const run = await findByCode(tx, readCode(input.code));
      if (!run) return null;
      const found = goingOf(run, await entriesOf(tx, run.id), now);
      if (!goesOn(found, found.clock)) return null;
      await addMember(tx, run.id, me.id);
      return found;
    });
    if (!going) throw errors.NOT_FOUND();
    return going;
  }),

  followRun: os.followRun.handler(async ({ input, context: { me, services }, errors }) => {
    const followed = await services.db.asPerson(me.id, (tx) =>
      followRun(tx, input, services.now()),
    );
    if (typeof followed === "string") throw errors[followed]();
    return followed;
  }),

  dropRun: os.dropRun.handler(async ({ input, context: { me, services } }) => {
    await services.db.asPerson(me.id, (tx) => dropRun(tx, input.id, me.id));
    return done;
  }),
});

const codePace = ({ me, services }: RequestContext) =>
  takeRateLimit(services.db, {
    ...{ key: `checklists:code:${me.id}`, max: CODES_PER_HOUR, windowSeconds: 3600 },
    now: services.now(),
  });

const idsOf = (changes: readonly unknown[]): string[] =>
  changes.flatMap((change) =>
    typeof change === "object" && change !== null && "id" in change && typeof change.id === "string"
      ? [change.id]
      : [],
  );
