// What the product adds to a language model: the delay of its first word, and what fifty answers at
// once cost the rest. The endpoint is scripted, on this machine, in this process: its clock is
// ours.
import { randomUUID } from "node:crypto";
import {
  type Script,
  type ScriptedUpstream,
  scriptedUpstream,
} from "../../../platform/ai/testing/scripted-upstream.ts";
import { type Figures, median } from "../figure.ts";
import { type Session, signUp, startServer, timed } from "../server.ts";

const QUESTION = "Quelle dose d’adrénaline dans l’anaphylaxie de l’adulte ?";
const WARM = 3;
const ANSWERS = 20;
const PEOPLE = 5;
const EACH = 10;
const WORDS = Array.from({ length: 100 }, (_, index) => `mot${index} `);

const short: Script = async (_, answer) => {
  // The first word, then a pause: it must not wait for the next one.
  answer.text("Adrénaline");
  await answer.wait(150);
  answer.text(" [1].");
  answer.end();
};
const long: Script = async (_, answer) => {
  for (const word of WORDS) {
    answer.text(word);
    await answer.wait(40);
  }
  answer.end();
};

/** Asks, and reads the answer to its end. `firstAt` is the moment its first text came. */
async function ask(session: Session): Promise<{ firstAt: number; text: string }> {
  const sent = await session.call("chat/send", {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text: QUESTION,
  });
  const { json } = (await sent.json()) as { json: { answerId: string } };
  const { body } = await session.call("chat/follow", { messageId: json.answerId });
  if (body === null) throw new Error("chat/follow: no stream");
  let firstAt = Number.NaN;
  let received = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    received += part;
    if (Number.isNaN(firstAt) && received.includes('"type":"text"')) firstAt = performance.now();
    if (/"type":"end"[^\n]*\n\n/u.test(received)) break;
  }
  let text = "";
  for (const [, data] of received.matchAll(/^data: (.*)$/gmu)) {
    const event = (JSON.parse(data ?? "null") as { json?: { type?: string; text?: string } } | null)
      ?.json;
    if (event?.type === "text") text += event.text;
  }
  return { firstAt, text };
}

async function direct(upstream: ScriptedUpstream): Promise<number> {
  const response = await fetch(`${upstream.url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      model: "banc",
      stream: true,
      messages: [{ role: "user", content: QUESTION }],
    }),
  });
  let at = Number.NaN;
  for await (const _ of response.body ?? []) if (Number.isNaN(at)) at = performance.now();
  return at - (upstream.firstTexts.at(-1) ?? Number.NaN);
}

export async function model(): Promise<Figures> {
  const upstream = await scriptedUpstream(short);
  const server = await startServer({
    env: { AI_BASE_URL: upstream.url, AI_API_KEY: "banc", AI_MODEL: "banc" },
  });
  try {
    const people: Session[] = [];
    for (let n = 0; n < PEOPLE; n++) people.push(await signUp(server.url, `banc${n}@example.org`));
    const at = (n: number) => people[n % PEOPLE] as Session;
    const added: number[] = [];
    for (let n = 0; n < WARM + ANSWERS; n++) {
      const { firstAt } = await ask(at(n));
      added.push(firstAt - (upstream.firstTexts.at(-1) ?? Number.NaN));
    }
    const bare: number[] = [];
    for (let n = 0; n < ANSWERS; n++) bare.push(await direct(upstream));

    upstream.play(long);
    const running = Array.from({ length: PEOPLE * EACH }, (_, n) => ask(at(n)));
    const reads: number[] = [];
    let over = false;
    const all = Promise.all(running).finally(() => {
      over = true;
    });
    while (!over) {
      reads.push(
        await timed(() =>
          at(0)
            .call("chat/list", {})
            .then((r) => r.text()),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const whole = (await all).filter(({ text }) =>
      text.startsWith(WORDS.join("").trimEnd()),
    ).length;
    const quiet: number[] = [];
    for (let n = 0; n < 40; n++)
      quiet.push(
        await timed(() =>
          at(0)
            .call("chat/list", {})
            .then((r) => r.text()),
        ),
      );
    return {
      "model, first text added": {
        value: median(added.slice(WARM)),
        unit: "ms",
        baseline: median(bare),
        goal: { max: 25 },
      },
      "model, 50 at once, whole": {
        value: whole,
        unit: "answers",
        baseline: null,
        goal: { min: PEOPLE * EACH },
      },
      "model, 50 at once, a read": {
        value: median(reads),
        unit: "ms",
        baseline: median(quiet),
        goal: { max: 50 },
      },
    };
  } finally {
    await server.stop();
    await upstream.close();
  }
}
