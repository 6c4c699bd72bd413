import { drugSheet, findDrugs, isOfficial } from "#features/nomenclatures/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../contract.ts";
import { analysePrescription } from "./analyse-prescription.ts";
import { askRcp } from "./rcp/ask-rcp.ts";
import { rcpState } from "./rcp/rcp-state.ts";
import { askReverse } from "./reverse.ts";
import { sheetOf } from "./sheet.ts";

const os = implementFeature(contract);
const FOUND = 20;
/** Pages of the official site that a person may have read in an hour. */
const PAGES = { max: 60, windowSeconds: 3_600 };
const FAILURES = {
  unreachable: "RCP_UNREACHABLE",
  absent: "RCP_ABSENT",
  truncated: "RCP_TRUNCATED",
  another: "RCP_ANOTHER",
} as const;

export const handlers = os.router({
  search: os.search.handler(({ input: { query }, context: { services } }) =>
    findDrugs(services, query, FOUND),
  ),

  sheet: os.sheet.handler(async ({ input: { cis }, context: { services }, errors }) => {
    const found = await sheetOf(services, cis);
    if (!found) throw errors.NOT_FOUND();
    return { cis, ...found };
  }),

  rcp: os.rcp.handler(({ input: { cis }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => rcpState(tx, cis)),
  ),

  readRcp: os.readRcp.handler(async ({ input: { cis }, context: { me, services }, errors }) => {
    const pace = await takeRateLimit(services.db, {
      ...PAGES,
      key: `medications:rcp:${me.id}`,
      now: services.now(),
    });
    if (!pace.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: pace.retryAfter } });
    if (!(await drugSheet(services, cis))) throw errors.NOT_FOUND();
    const failure = await askRcp(services, cis, { allowed: isOfficial });
    if (failure === "unknown") throw errors.NOT_FOUND();
    if (failure) throw errors[FAILURES[failure]]();
    return services.db.asPerson(me.id, (tx) => rcpState(tx, cis));
  }),

  analyse: os.analyse.handler(({ input: { drugs, profile }, context: { services } }) =>
    analysePrescription(services, drugs, profile),
  ),

  ask: os.ask.handler(({ input: { question, among }, context: { services } }) =>
    askReverse(services, question, among),
  ),
});
