// The whole product beside an endpoint that answers as a test tells it to, and somebody who asks.
import { randomUUID } from "node:crypto";
import { testApp } from "#app/testing/app.ts";
import type { ModelLimits } from "#platform/ai/server/stream-model.ts";
import { type Script, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import type { Message } from "../domain/message.ts";
import { closeEngine, engineOf } from "../server/engines.ts";
import { modelMind } from "../server/model-mind.ts";

export const ANAPHYLAXIS = "Quelle dose d’adrénaline dans l’anaphylaxie de l’adulte ?";
const WAITS_MS = 15_000;

export interface Sent {
  conversationId: string;
  answerId: string;
}

export async function openModelApp(limits: Partial<ModelLimits>, env: Record<string, string> = {}) {
  const upstream = await scriptedUpstream(() => {});
  const app = await testApp({ env: { AI_BASE_URL: upstream.url, AI_MODEL: "essai", ...env } });
  engineOf(app.services, modelMind({ limits }));
  const stop = await app.start();
  let { cookie } = await app.signUp();

  const call = async <T>(name: string, input: object) =>
    (await app.call(`chat/${name}`, input, cookie)).body as T;

  async function send(
    text: string,
    more: object = {},
    conversationId: string = randomUUID(),
  ): Promise<Sent> {
    const sent = await call<{ answerId: string }>("send", {
      conversationId,
      messageId: randomUUID(),
      text,
      ...more,
    });
    return { conversationId, answerId: sent.answerId };
  }

  /**
   * The answer once `check` holds; the moment it is no longer being written unless told otherwise.
   */
  async function until(
    { conversationId, answerId }: Sent,
    check = ({ status }: Message) => status !== "writing",
  ): Promise<Message> {
    let last: Message | undefined;
    for (const limit = Date.now() + WAITS_MS; Date.now() < limit; ) {
      const { messages } = await call<{ messages: Message[] }>("open", { id: conversationId });
      last = messages.find(({ id }) => id === answerId);
      if (last && check(last)) return last;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`waited in vain: ${JSON.stringify(last)}`);
  }

  /** Somebody new asks: the pace of questions is another test's. */
  async function newSend(script: Script, text = ANAPHYLAXIS, more: object = {}): Promise<Sent> {
    upstream.play(script);
    ({ cookie } = await app.signUp());
    return send(text, more);
  }

  /** What the model was told last. */
  const told = () =>
    upstream.requests
      .at(-1)
      ?.messages.map(({ content }) =>
        typeof content === "string" ? content : JSON.stringify(content),
      )
      .join("\n") ?? "";

  return {
    app,
    upstream,
    call,
    send,
    until,
    newSend,
    ask: async (script: Script, text?: string, more?: object) =>
      until(await newSend(script, text, more)),
    told,
    /** The number under which the model was told the first passage of these words. */
    numberOf: (words: RegExp) => {
      const found = [...told().matchAll(/passage (\d+)(?:\n|\\n)(.*?)(?=⟧)/gsu)];
      return Number(found.find(([, , text]) => words.test(text ?? ""))?.[1]);
    },
    close: async () => {
      await closeEngine(app.services);
      await stop();
      await upstream.close();
    },
  };
}

/** What the audit marked. */
export const marked = ({ text, annotations }: Message) =>
  annotations.map(({ from, to, kind }) => `${kind}: ${text.slice(from, to)}`);
