import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { casesFound, casesSearch, startCase } from "./domain/cases/wire-case.ts";
import {
  classPaper,
  classPaperRequest,
  classRefused,
  classResults,
  joinRequest,
} from "./domain/classes/wire-class.ts";
import { COLUMN_ROLES, MOST_COLUMNS } from "./domain/files/csv-columns.ts";
import { LONGEST_SENT } from "./domain/files/limits.ts";
import { FORMATS, REFUSALS } from "./domain/files/read-file.ts";
import {
  expertAnswer,
  expertPanel,
  panel,
  panelCode,
  panelRequest,
  storedAnswer,
} from "./domain/panels/wire-panel.ts";
import { quizEvent, quizRequest, quizSetup, subjectAbsent } from "./domain/quiz/wire-quiz.ts";
import { LONGEST_ANSWER_FILE } from "./domain/session.ts";
import type { ShownQuestion } from "./domain/shown-question.ts";
import { earlierConfidence } from "./domain/wire-confidence.ts";
import { healthFound, healthSearch } from "./domain/wire-health.ts";
import {
  facets,
  factResult,
  facts,
  filters,
  id,
  listedQuestion,
  opened,
  profile,
  result,
  start,
  summary,
} from "./domain/wire-session.ts";

const tags = ["Study"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) =>
  procedure.route({ method, path, summary, tags });
const taught: typeof route = (method, path, summary) =>
  procedure.meta({ access: "moderator" }).route({ method, path, summary, tags });
const done = z.object({ done: z.literal(true) });
const page = {
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(100).default(20),
};

export const contract = {
  questions: route(
    "POST",
    "/study/questions/search",
    "The questions that filters find, shipped and my own, without their keys",
  )
    .input(z.strictObject({ filters: filters.prefault({}), ...page }))
    .output(z.object({ total: z.int(), questions: z.array(listedQuestion) })),
  facets: route(
    "GET",
    "/study/questions/facets",
    "How many questions there are of each kind",
  ).output(facets),
  importQuestions: route(
    "POST",
    "/study/questions/import",
    "Read questions out of a file; with `keep`, they become mine, each once",
  )
    .errors({ UNKNOWN_FORMAT: { status: 422 } })
    .input(
      z.strictObject({
        fileName: z.string().trim().min(1).max(200),
        text: z.string().min(1).max(LONGEST_SENT),
        keep: z.boolean(),
        /** Of a CSV file: what each column is, instead of what its name says. */
        columns: z.array(z.enum(COLUMN_ROLES).nullable()).max(MOST_COLUMNS).optional(),
      }),
    )
    .output(
      z.object({
        format: z.enum(FORMATS),
        found: z.int(),
        /** Not mine before; null when nothing was kept. */
        added: z.int().nullable(),
        refused: z.array(z.object({ at: z.int(), reason: z.enum(REFUSALS) })),
        refusedTotal: z.int(),
        /** Of a CSV file: the columns, and what each was taken for. */
        columns: z
          .array(z.object({ name: z.string(), role: z.enum(COLUMN_ROLES).nullable() }))
          .nullable(),
        /** The first of them. */
        preview: z.array(z.custom<ShownQuestion>()),
      }),
    ),
  exportQuestions: route("GET", "/study/questions/export", "My questions as a file")
    .input(z.strictObject({ format: z.enum(FORMATS) }))
    .output(z.object({ text: z.string(), written: z.int(), left: z.int() })),
  removeQuestion: route("DELETE", "/study/questions/{id}", "Delete a question of my own")
    .input(z.strictObject({ id }))
    .output(done),

  start: route(
    "POST",
    "/study/attempts",
    "Begin a paper; the same id again is the same paper, with the same questions",
  )
    .errors({ NO_QUESTIONS: { status: 422 } })
    .input(start)
    .output(opened),
  attempts: route("GET", "/study/attempts", "My papers, the last begun first")
    .input(z.strictObject(page))
    .output(z.object({ total: z.int(), attempts: z.array(summary) })),
  attempt: route("GET", "/study/attempts/{id}", "A paper to go on with, and its answers")
    .input(z.strictObject({ id }))
    .output(opened),
  answer: route(
    "POST",
    "/study/answers",
    "Send answers; each is acknowledged or refused on its own, in any order",
  )
    .input(z.strictObject({ facts }))
    .output(z.object({ results: z.array(factResult) })),
  submit: route(
    "POST",
    "/study/attempts/{id}/submit",
    "Hand a paper in, with the answers not sent yet; handed in twice, it is handed in once",
  )
    .input(z.strictObject({ id, facts: facts.default([]) }))
    .output(z.object({ results: z.array(factResult), submittedAt: z.date() })),
  answerFile: route(
    "POST",
    "/study/answer-files",
    "Hand in the answers of a file that a device wrote without network",
  )
    .errors({ UNREADABLE_FILE: { status: 422 } })
    .input(z.strictObject({ text: z.string().min(1).max(LONGEST_ANSWER_FILE) }))
    .output(z.object({ attemptId: id, results: z.array(factResult), submittedAt: z.date() })),
  result: route(
    "GET",
    "/study/attempts/{id}/result",
    "A paper that was handed in, marked by its rules or by others, with its keys",
  )
    .errors({
      NOT_SUBMITTED: { status: 409 },
      CLASS_OPEN: { status: 409, data: z.object({ closesAt: z.date() }) },
    })
    .input(z.strictObject({ id, profile: profile.optional() }))
    .output(result),
  confidence: route(
    "GET",
    "/study/attempts/{id}/confidence",
    "What my confidence was worth in the papers before this one",
  )
    .input(z.strictObject({ id }))
    .output(earlierConfidence),
  toCard: route(
    "POST",
    "/study/attempts/{id}/cards",
    "Make a card of a line, or of a free answer; made twice, it is one",
  )
    .errors({ NOT_SUBMITTED: { status: 409 } })
    .input(
      z.strictObject({
        id,
        position: z.int().min(0).max(119),
        /** Of a case, from 0. */
        part: z.int().min(0).max(19).nullable(),
        line: z.string().max(20).nullable(),
        language: z.enum(LANGUAGES),
      }),
    )
    .output(z.object({ deck: z.string(), created: z.boolean() })),
  cases: route(
    "POST",
    "/study/cases/search",
    "The clinical cases that filters find, and where I stand with each; without keys",
  )
    .input(casesSearch)
    .output(casesFound),
  startCase: route(
    "POST",
    "/study/cases/{caseId}/attempts",
    "Begin a clinical case; the same id again is the same case, as it began",
  )
    .input(startCase)
    .output(opened),
  discard: route("DELETE", "/study/attempts/{id}", "Throw away a paper that was not handed in")
    .input(z.strictObject({ id }))
    .output(done),

  classPapers: taught("GET", "/study/classes", "The papers I opened to classes").output(
    z.object({ papers: z.array(classPaper) }),
  ),
  openClassPaper: taught(
    "POST",
    "/study/classes",
    "Open a paper to a class; the same id again is the same paper, with its code",
  )
    .errors({ NO_QUESTIONS: { status: 422 } })
    .input(classPaperRequest)
    .output(classPaper),
  removeClassPaper: taught(
    "DELETE",
    "/study/classes/{id}",
    "Take back the code of a class paper; what was answered stays with each person",
  )
    .input(z.strictObject({ id }))
    .output(done),
  classResults: taught(
    "GET",
    "/study/classes/{id}/results",
    "What a class gave, question by question; nobody is named",
  )
    .input(z.strictObject({ id }))
    .output(classResults),
  joinClass: route(
    "POST",
    "/study/classes/join",
    "Begin the paper of a class by its code, or go on with it",
  )
    .errors(classRefused)
    .input(joinRequest)
    .output(opened),

  panels: taught(
    "GET",
    "/study/panels",
    "My panels of script concordance, how far they are, and what they gave once published",
  ).output(z.object({ panels: z.array(panel) })),
  openPanel: taught(
    "POST",
    "/study/panels",
    "Ask a panel of experts; the same id again is the same panel, with its code",
  )
    .input(panelRequest)
    .output(z.object({ id, code: z.string() })),
  publishPanel: taught(
    "POST",
    "/study/panels/{id}/publish",
    "End a panel: its items become my questions, with the counts of the experts",
  )
    .errors({ TOO_FEW_EXPERTS: { status: 422 } })
    .input(z.strictObject({ id }))
    .output(done),
  removePanel: taught(
    "DELETE",
    "/study/panels/{id}",
    "Delete a panel and its answers; questions that it gave stay",
  )
    .input(z.strictObject({ id }))
    .output(done),
  joinPanel: route(
    "POST",
    "/study/panels/join",
    "The items of a panel by its code, and my answers; nobody else's",
  )
    .errors({ PANEL_CLOSED: { status: 422 }, OWN_PANEL: { status: 422 } })
    .input(panelCode)
    .output(expertPanel),
  answerPanel: route(
    "POST",
    "/study/panels/answers",
    "Answer an item of a panel, once: the first answer stands and is given back",
  )
    .errors({ PANEL_CLOSED: { status: 422 } })
    .input(expertAnswer)
    .output(storedAnswer),

  questionHealth: procedure
    .meta({ access: "admin" })
    .route({
      method: "GET",
      path: "/admin/questions",
      tags: ["Administration"],
      summary: "How the shipped questions behave with those who answer them",
    })
    .input(healthSearch)
    .output(healthFound),

  quizSetup: route("GET", "/study/quiz", "What a quiz can be made of, and by whom").output(
    quizSetup,
  ),
  generateQuiz: route(
    "POST",
    "/study/quiz",
    "Make a quiz of a subject of the library or of a text; the last event is the paper, to be answered",
  )
    .errors({
      NO_QUESTIONS: { status: 422 },
      SUBJECT_ABSENT: { status: 422, data: subjectAbsent },
      MONTHLY_LIMIT: { status: 429, data: z.object({ limit: z.int(), resetsAt: z.date() }) },
    })
    .input(quizRequest)
    .output(eventIterator(quizEvent)),
};
