// People at work on several servers while their database comes and goes: each reads, writes and
// follows answers, and notes what was acknowledged.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { callAt, signUpAt } from "./server-process.ts";

export interface Person {
  /** The server this person speaks to. */
  url: string;
  cookie: string;
}

export interface Load {
  people: readonly Person[];
  /** Answers by status; 0 is a connection that was refused or cut. */
  statuses: Map<number, number>;
  /** Bodies of what is neither an answer, a refusal of the moment (503) nor a lost connection. */
  wrong: string[];
  /** Conversations acknowledged, by person. */
  conversations: Map<Person, string[]>;
  /** Questions acknowledged, and whether their stream came to its end. */
  questions: Map<
    string,
    { person: Person; conversationId: string; answerId: string; ended: boolean }
  >;
  /** The longest that anybody waited for an answer, in milliseconds. */
  slowestMs: number;
  /** Ends the work and waits for what is under way, streams for at most `streamsMs`. */
  stop(streamsMs: number): Promise<void>;
}

const PAUSE_MS = 60;
const QUESTION = "dose adrénaline anaphylaxie";

/** Starts a reader, a writer and an asker for each of `people`. */
export function startLoad(people: readonly Person[]): Load {
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const load: Load = {
    people,
    statuses: new Map(),
    wrong: [],
    conversations: new Map(people.map((person) => [person, []])),
    questions: new Map(),
    slowestMs: 0,
    async stop(streamsMs) {
      stopping.abort();
      const late = setTimeout(() => giveUp.abort(), streamsMs);
      await Promise.all(work);
      await Promise.all(streams);
      clearTimeout(late);
    },
  };
  const streams: Promise<void>[] = [];

  const call = async ({ url, cookie }: Person, path: string, input: unknown) => {
    const from = performance.now();
    const answer = await callAt(url, path, input, cookie).catch(() => ({ status: 0, body: null }));
    load.slowestMs = Math.max(load.slowestMs, performance.now() - from);
    load.statuses.set(answer.status, (load.statuses.get(answer.status) ?? 0) + 1);
    if (![0, 200, 429, 503].includes(answer.status))
      load.wrong.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const repeat = async (pauseMs: number, once: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await once();
      await wait(pauseMs);
    }
  };

  const read = (person: Person) =>
    repeat(PAUSE_MS, async () => {
      await call(person, "chat/list", { archived: false });
    });
  const write = (person: Person) =>
    repeat(PAUSE_MS, async () => {
      const id = randomUUID();
      const { status } = await call(person, "chat/create", { id, title: "Essai" });
      if (status === 200) load.conversations.get(person)?.push(id);
    });
  const ask = (person: Person) =>
    repeat(PAUSE_MS * 5, async () => {
      const [conversationId, messageId] = [randomUUID(), randomUUID()];
      const { status, body } = await call(person, "chat/send", {
        conversationId,
        messageId,
        text: QUESTION,
      });
      if (status !== 200) return;
      const { answerId } = body as { answerId: string };
      load.questions.set(messageId, { person, conversationId, answerId, ended: false });
      streams.push(follow(person, messageId, answerId));
    });
  /** Comes back until the last event, as a page does. */
  const follow = async ({ url, cookie }: Person, messageId: string, answerId: string) => {
    while (!giveUp.signal.aborted) {
      const events = await fetch(`${url}/api/messages/${answerId}/events`, {
        headers: { cookie },
        signal: giveUp.signal,
      })
        .then((response) => response.text())
        .catch(() => "");
      if (events.includes('"type":"end"')) {
        const asked = load.questions.get(messageId);
        if (asked) asked.ended = true;
        return;
      }
      await wait(300);
    }
  };

  const work = people.flatMap((person) => [read(person), write(person), ask(person)]);
  return load;
}

/** A new account for each of `urls`; `email` is told for a later sign-in. */
export async function signUpOn(
  urls: readonly string[],
  password: string,
): Promise<(Person & { email: string })[]> {
  return Promise.all(
    urls.map(async (url) => {
      const email = `${randomUUID()}@example.org`;
      return { url, email, cookie: await signUpAt(url, email, password) };
    }),
  );
}

/** What was acknowledged and is not there: identifiers of conversations and questions. */
export async function missingFrom(load: Load): Promise<string[]> {
  const missing: string[] = [];
  const open = async ({ url, cookie }: Person, id: string) =>
    callAt(url, "chat/open", { id }, cookie);
  for (const [person, ids] of load.conversations)
    for (const id of ids) if ((await open(person, id)).status !== 200) missing.push(id);
  for (const [messageId, { person, conversationId }] of load.questions) {
    const { body } = await open(person, conversationId);
    const messages = (body as { messages?: { id: string }[] } | undefined)?.messages ?? [];
    if (!messages.some(({ id }) => id === messageId)) missing.push(messageId);
  }
  return missing;
}
