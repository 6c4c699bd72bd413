import { recordAdminRead } from "#features/security/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../../contract.ts";
import {
  classPaperByCode,
  deleteClassPaper,
  ownClassPaper,
  ownClassPapers,
} from "../queries-classes.ts";
import { openedAttempt } from "../read-attempt.ts";
import { joinClass, openClassPaper, shownClassPaper } from "./class-papers.ts";
import { classResults } from "./read-results.ts";

const os = implementFeature(contract);

/** Enough for a hand that types badly; too few to guess a code. */
const CODES_PER_HOUR = 60;

/** A code that somebody types, of a class or of a panel. */
export const takeCode = (services: Pick<Services, "db" | "now">, personId: string) =>
  takeRateLimit(services.db, {
    ...{ key: `study-class:${personId}`, max: CODES_PER_HOUR, windowSeconds: 3600 },
    now: services.now(),
  });

export const classHandlers = {
  classPapers: os.classPapers.handler(async ({ context: { me, services } }) => ({
    papers: (await services.db.asPerson(me.id, ownClassPapers)).map(shownClassPaper),
  })),

  openClassPaper: os.openClassPaper.handler(
    async ({ input, context: { me, services }, errors }) => {
      const row = await services.db.asPerson(me.id, (tx) =>
        openClassPaper(services, tx, me.id, input),
      );
      if (row === "noQuestions") throw errors.NO_QUESTIONS();
      if (row === "taken") throw errors.CONFLICT();
      return shownClassPaper(row);
    },
  ),

  removeClassPaper: os.removeClassPaper.handler(
    async ({ input, context: { me, services }, errors }) => {
      const removed = await services.db.asPerson(me.id, (tx) => deleteClassPaper(tx, input.id));
      if (!removed) throw errors.NOT_FOUND();
      return { done: true as const };
    },
  ),

  classResults: os.classResults.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const paper = await services.db.asPerson(me.id, (tx) => ownClassPaper(tx, input.id));
    if (!paper) throw errors.NOT_FOUND();
    await recordAdminRead(context, "class_results");
    return services.db.asSystem("results of a class", (tx) => classResults(tx, paper));
  }),

  joinClass: os.joinClass.handler(async ({ input, context: { me, services }, errors }) => {
    const limit = await takeCode(services, me.id);
    if (!limit.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: limit.retryAfter } });
    const paper = await services.db.asSystem("a class paper by its code", (tx) =>
      classPaperByCode(tx, input.code),
    );
    if (!paper) throw errors.NOT_FOUND();
    const opened = await services.db.asPerson(me.id, async (tx) => {
      const joined = await joinClass(services, tx, me.id, paper, input);
      return joined.ok ? openedAttempt(tx, joined.row, services.now()) : joined.reason;
    });
    const { opensAt, closesAt } = paper;
    if (opened === "closed") throw errors.CLASS_CLOSED({ data: { opensAt, closesAt } });
    if (opened === "used") throw errors.NO_ATTEMPTS_LEFT();
    if (opened === "taken") throw errors.CONFLICT();
    return opened;
  }),
};
