import { recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { csvHeads } from "../domain/files/csv.ts";
import { MOST_COLUMNS, roleOf } from "../domain/files/csv-columns.ts";
import { formatOf, readQuestions as readFile, writeQuestions } from "../domain/files/formats.ts";
import { MOST_NAMED, PREVIEWED } from "../domain/files/limits.ts";
import { shownQuestion } from "../domain/shown-question.ts";
import { acceptAnswerFile } from "./answer-file.ts";
import { applyAnswers } from "./apply-answers.ts";
import { caseHandlers } from "./cases/handlers.ts";
import { classHandlers } from "./classes/handlers.ts";
import { keepQuestions } from "./own-questions.ts";
import { panelHandlers } from "./panels/handlers.ts";
import { listQuestions } from "./queries.ts";
import { deleteOpenAttempt, findAttempt, listAttempts } from "./queries-attempts.ts";
import { countQuestions, deleteQuestion, findQuestions, readQuestions } from "./queries-bank.ts";
import { quizHandlers } from "./quiz/quiz-handlers.ts";
import { openedAttempt, readResult, summaryOf } from "./read-attempt.ts";
import { readConfidence } from "./read-confidence.ts";
import { readHealth } from "./read-health.ts";
import { startAttempt } from "./start-attempt.ts";
import { submitAttempt } from "./submit-attempt.ts";
import { toCard } from "./to-card.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  ...quizHandlers,

  questions: os.questions.handler(({ input: { filters, ...page }, context: { me, services } }) =>
    services.db.asPerson(me.id, async (tx) => {
      const { total, rows } = await findQuestions(tx, filters, page);
      const contents = await readQuestions(
        tx,
        rows.map(({ id }) => id),
      );
      const byId = new Map(contents.map(({ id, content }) => [id, content]));
      const questions = rows.flatMap(({ id, origin, known, score, doubtful, flagged }) => {
        const content = byId.get(id);
        if (!content) return [];
        const standing = known
          ? { score, doubtful: doubtful ?? false, flagged: flagged ?? false }
          : null;
        return [{ id, origin, question: shownQuestion(content), rank: content.rank, standing }];
      });
      return { total, questions };
    }),
  ),

  facets: os.facets.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, countQuestions),
  ),

  importQuestions: os.importQuestions.handler(
    async ({ input: { fileName, text, keep, columns }, context: { me, services }, errors }) => {
      const format = formatOf(fileName, text);
      if (format === null) throw errors.UNKNOWN_FORMAT();
      const { questions, refused } = readFile(text, format, columns);
      const added = keep
        ? await services.db.asPerson(me.id, (tx) =>
            keepQuestions(tx, me.id, questions, services.now()),
          )
        : null;
      return {
        ...{ format, found: questions.length, added, refusedTotal: refused.length },
        columns:
          format === "csv"
            ? csvHeads(text)
                .slice(0, MOST_COLUMNS)
                .map((name, at) => ({ name, role: columns ? (columns[at] ?? null) : roleOf(name) }))
            : null,
        refused: refused.slice(0, MOST_NAMED),
        preview: questions.slice(0, PREVIEWED).map(shownQuestion),
      };
    },
  ),

  exportQuestions: os.exportQuestions.handler(
    async ({ input: { format }, context: { me, services } }) => {
      const rows = await services.db.asPerson(me.id, listQuestions);
      const contents = rows.map(({ content }) => content);
      const { text, left } = writeQuestions(contents, format);
      return { text, written: contents.length - left, left };
    },
  ),

  removeQuestion: os.removeQuestion.handler(
    async ({ input, context: { me, services }, errors }) => {
      const removed = await services.db.asPerson(me.id, (tx) => deleteQuestion(tx, input.id));
      if (!removed) throw errors.NOT_FOUND();
      return { done: true as const };
    },
  ),

  start: os.start.handler(async ({ input, context: { me, services }, errors }) => {
    const opened = await services.db.asPerson(me.id, async (tx) => {
      const started = await startAttempt(services, tx, me.id, input);
      return started.ok ? openedAttempt(tx, started.row, services.now()) : started.reason;
    });
    switch (opened) {
      case "taken":
        throw errors.CONFLICT();
      case "notFound":
        throw errors.NOT_FOUND();
      case "noQuestions":
        throw errors.NO_QUESTIONS();
      default:
        return opened;
    }
  }),

  attempts: os.attempts.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, async (tx) => {
      const { total, rows } = await listAttempts(tx, input);
      return { total, attempts: rows.map((row) => summaryOf(row, services.now())) };
    }),
  ),

  attempt: os.attempt.handler(async ({ input, context: { me, services }, errors }) => {
    const opened = await services.db.asPerson(me.id, async (tx) => {
      const row = await findAttempt(tx, input.id);
      return row ? openedAttempt(tx, row, services.now()) : null;
    });
    if (!opened) throw errors.NOT_FOUND();
    return opened;
  }),

  answer: os.answer.handler(async ({ input: { facts }, context: { me, services } }) => ({
    results: await services.db.asPerson(me.id, (tx) =>
      applyAnswers(tx, me.id, facts, services.now()),
    ),
  })),

  submit: os.submit.handler(async ({ input, context: { me, services }, errors }) => {
    const submitted = await services.db.asPerson(me.id, (tx) =>
      submitAttempt(services, tx, me.id, input),
    );
    if (!submitted) throw errors.NOT_FOUND();
    return submitted;
  }),

  answerFile: os.answerFile.handler(
    async ({ input: { text }, context: { me, services }, errors }) => {
      const accepted = await services.db.asPerson(me.id, (tx) =>
        acceptAnswerFile(services, tx, me.id, text),
      );
      if (accepted.ok) {
        const { attemptId, results, submittedAt } = accepted;
        return { attemptId, results, submittedAt };
      }
      throw accepted.reason === "notFound" ? errors.NOT_FOUND() : errors.UNREADABLE_FILE();
    },
  ),

  result: os.result.handler(async ({ input, context: { me, services }, errors }) => {
    const result = await services.db.asPerson(me.id, (tx) =>
      readResult(tx, input.id, services.now(), input.profile),
    );
    if (!result) throw errors.NOT_FOUND();
    if (result === "open") throw errors.NOT_SUBMITTED();
    if ("closesAt" in result) throw errors.CLASS_OPEN({ data: result });
    return result;
  }),

  confidence: os.confidence.handler(async ({ input, context: { me, services }, errors }) => {
    const earlier = await services.db.asPerson(me.id, (tx) =>
      readConfidence(tx, input.id, services.now()),
    );
    if (!earlier) throw errors.NOT_FOUND();
    return earlier;
  }),

  toCard: os.toCard.handler(async ({ input, context: { me, services }, errors }) => {
    const made = await services.db.asPerson(me.id, (tx) => toCard(services, tx, me.id, input));
    if (made.ok) return { deck: made.deck, created: made.created };
    throw made.reason === "open" ? errors.NOT_SUBMITTED() : errors.NOT_FOUND();
  }),

  ...caseHandlers,
  ...classHandlers,
  ...panelHandlers,

  questionHealth: os.questionHealth.handler(async ({ input, context }) => {
    await recordAdminRead(context, "question_health");
    return context.services.db.asSystem("health of the questions", (tx) => readHealth(tx, input));
  }),

  discard: os.discard.handler(async ({ input, context: { me, services }, errors }) => {
    const gone = await services.db.asPerson(me.id, (tx) => deleteOpenAttempt(tx, input.id));
    if (!gone) throw errors.NOT_FOUND();
    return { done: true as const };
  }),
});
