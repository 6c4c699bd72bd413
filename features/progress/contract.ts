import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { SOURCES } from "./domain/day-figures.ts";
import * as wire from "./domain/wire-progress.ts";
import * as figures from "./domain/wire-statistics.ts";

const { day, timeZone } = wire;
const tags = ["Progress"];
const route = (method: "GET" | "PUT", path: `/${string}`, summary: string) =>
  procedure.route({ method, path, summary, tags });

/** Further back or ahead than a day on call may be marked. */
const ON_CALL_TOO_FAR = { status: 422, data: z.object({ back: z.int(), ahead: z.int() }) } as const;
/** More days on call in seven days than may be marked. */
const ON_CALL_TOO_MANY = { status: 422, data: z.object({ most: z.int() }) } as const;

export const contract = {
  overview: route("GET", "/progress", "My level, experience, streak, achievements and counts")
    .input(z.strictObject({ timeZone }))
    .output(wire.overview),
  listDays: route(
    "GET",
    "/progress/days",
    "What I did on each of the last days, days without anything included",
  )
    .input(
      z.strictObject({
        timeZone,
        days: z.int().min(1).max(366).default(30),
        source: z.enum(SOURCES).optional(),
      }),
    )
    .output(z.array(wire.dayRow)),
  onCall: route("GET", "/progress/on-call", "The days I marked as on call")
    .input(z.strictObject({ timeZone }))
    .output(wire.onCall),
  markOnCall: route(
    "PUT",
    "/progress/on-call",
    "Mark a day as on call, or take the mark off: it holds the streak",
  )
    .input(z.strictObject({ timeZone, day, onCall: z.boolean() }))
    .output(wire.onCall)
    .errors({ ON_CALL_TOO_FAR, ON_CALL_TOO_MANY }),
  setTimeZone: route(
    "PUT",
    "/progress/time-zone",
    "Where I am: the days of what I do from now on begin there",
  )
    .input(z.strictObject({ timeZone }))
    .output(z.object({ done: z.literal(true) })),
  xpOfPaper: route(
    "GET",
    "/progress/papers/{id}",
    "The experience that a paper of questions gave, once it is handed in",
  )
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ xp: z.int() })),
  statistics: route(
    "GET",
    "/progress/statistics",
    "What I did in the last days, beside as many days before",
  )
    .input(z.strictObject({ timeZone, range: figures.range.default(30) }))
    .output(figures.statistics),
  predictions: route(
    "GET",
    "/progress/predictions",
    "Load and recall to expect over 7, 30 and 90 days, from how my memory compares with the schedule",
  )
    .input(z.strictObject({ timeZone }))
    .output(figures.predictions),
  insights: route(
    "GET",
    "/progress/insights",
    "What my reviews allow to say, each with a query of the cards behind it",
  )
    .input(z.strictObject({ timeZone }))
    .output(figures.insights),
};
