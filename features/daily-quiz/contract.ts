import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import * as wire from "./domain/wire-daily.ts";

const tags = ["Daily quiz"];
const { day, level, timeZone } = wire;

export const contract = {
  open: procedure
    .errors({ NO_QUESTIONS: { status: 422 } })
    .route({
      method: "POST",
      path: "/daily-quiz/open",
      tags,
      summary: "The quiz of today, and that of tomorrow to be kept: each is made once",
    })
    .input(z.strictObject({ timeZone }))
    .output(z.object({ today: wire.quiz, tomorrow: wire.quiz.nullable() })),

  summary: procedure
    .errors({ NOT_SUBMITTED: { status: 409 } })
    .route({
      method: "GET",
      path: "/daily-quiz/days/{day}",
      tags,
      summary: "What the finished quiz of a day gave",
    })
    .input(z.strictObject({ day, timeZone }))
    .output(wire.summary),

  setLevel: procedure
    .route({
      method: "PUT",
      path: "/daily-quiz/level",
      tags,
      summary: "Choose the level: of today unless it was begun, and of the days that follow",
    })
    .input(z.strictObject({ level, timeZone }))
    .output(z.object({ done: z.literal(true) })),
};
