import { recordAdminRead } from "#features/security/server/public.ts";
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Tx } from "#platform/db/database.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { recordDecision } from "./audit.ts";
import {
  deleteSavedQuestion,
  findPublished,
  findSavedQuestion,
  hasVersion,
  insertSavedQuestion,
  insertVersion,
  latestVersion,
  listInUse,
  listLatest,
  listSavedQuestions,
  listVersions,
  putInUse,
} from "./queries-prompts.ts";
import { tryPrompt } from "./try-prompt.ts";

const os = implementFeature(contract);

const promptsOf = ({ features }: Services): readonly PromptUse<Services>[] =>
  features.flatMap(({ prompts = [] }) => prompts);
const promptOf = (services: Services, mode: string) =>
  promptsOf(services).find((prompt) => prompt.mode === mode);

async function describe(tx: Tx, prompt: PromptUse<Services>, { me, services }: RequestContext) {
  const { mode, titleKey, builtIn } = prompt;
  const inUse = (await listInUse(tx)).find((row) => row.mode === mode);
  return {
    mode,
    title: services.texts.t(me.language, titleKey),
    builtIn,
    inUse: inUse?.version ?? null,
    publishedAt: inUse?.publishedAt ?? null,
    versions: await listVersions(tx, mode),
    questions: await listSavedQuestions(tx, mode),
  };
}

export const promptHandlers = {
  listPrompts: os.listPrompts.handler(async ({ context }) => {
    await recordAdminRead(context, "ai_prompts");
    const { me, services } = context;
    const { inUse, latest } = await services.db.asSystem(
      "prompts of the assistant",
      async (tx) => ({
        inUse: new Map((await listInUse(tx)).map((row) => [row.mode, row])),
        latest: new Map((await listLatest(tx)).map((row) => [row.mode, row.latest])),
      }),
    );
    return promptsOf(services).map(({ mode, titleKey }) => ({
      mode,
      title: services.texts.t(me.language, titleKey),
      inUse: inUse.get(mode)?.version ?? null,
      publishedAt: inUse.get(mode)?.publishedAt ?? null,
      latest: latest.get(mode) ?? null,
    }));
  }),

  prompt: os.prompt.handler(async ({ input, context, errors }) => {
    await recordAdminRead(context, `ai_prompts/${input.mode}`);
    const prompt = promptOf(context.services, input.mode);
    if (!prompt) throw errors.NOT_FOUND();
    return context.services.db.asSystem("prompt of a mode", (tx) => describe(tx, prompt, context));
  }),

  savePromptVersion: os.savePromptVersion.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const prompt = promptOf(services, input.mode);
    if (!prompt) throw errors.NOT_FOUND();
    const { mode, text, note } = input;
    const saved = await services.db.asSystem("version of a prompt", async (tx) => {
      if ((await latestVersion(tx, mode)) !== input.after) return null;
      const version = input.after + 1;
      const row = { mode, version, text, note, createdAt: services.now(), createdById: me.id };
      return (await insertVersion(tx, row)) ? describe(tx, prompt, context) : null;
    });
    if (!saved) throw errors.CONFLICT();
    await recordDecision(context, "prompt_version_added", mode, { version: input.after + 1, note });
    return saved;
  }),

  publishPrompt: os.publishPrompt.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const { mode, version } = input;
    const prompt = promptOf(services, mode);
    if (!prompt) throw errors.NOT_FOUND();
    const published = await services.db.asSystem("publish a prompt", async (tx) => {
      if (version !== null && !(await hasVersion(tx, mode, version))) return null;
      await putInUse(tx, { mode, version, publishedAt: services.now(), publishedById: me.id });
      return describe(tx, prompt, context);
    });
    if (!published) throw errors.NOT_FOUND();
    await recordDecision(context, "prompt_published", mode, { version });
    return published;
  }),

  tryPrompt: os.tryPrompt.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const prompt = promptOf(services, input.mode);
    const { question, inUse } = await services.db.asSystem("trial of a prompt", async (tx) => ({
      question: await findSavedQuestion(tx, input.questionId),
      inUse: await findPublished(tx, input.mode),
    }));
    if (!prompt || !question) throw errors.NOT_FOUND();
    await recordDecision(context, "prompt_tried", input.mode, { question: input.questionId });
    const [candidate, present] = await Promise.all([
      tryPrompt(context, prompt, input.text, question.text),
      tryPrompt(context, prompt, inUse?.text ?? prompt.builtIn, question.text),
    ]);
    return { candidate, present };
  }),

  saveQuestion: os.saveQuestion.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    if (input.mode !== null && !promptOf(services, input.mode)) throw errors.NOT_FOUND();
    const row = { ...input, createdAt: services.now(), createdById: me.id };
    await services.db.asSystem("question of a trial", (tx) => insertSavedQuestion(tx, row));
    await recordDecision(context, "trial_question_saved", input.mode ?? "all", { id: input.id });
    return input;
  }),

  removeQuestion: os.removeQuestion.handler(async ({ input, context, errors }) => {
    const removed = await context.services.db.asSystem("question of a trial", (tx) =>
      deleteSavedQuestion(tx, input.id),
    );
    if (!removed) throw errors.NOT_FOUND();
    await recordDecision(context, "trial_question_removed", input.id);
    return { removed: true as const };
  }),
};
