// How long a person waits: the first text and the whole of a documentary answer, a search of the library. Warm, embedded.
import { randomUUID } from "node:crypto";
import { type Figures, median } from "../figure.ts";
import { type Session, signUp, startServer, timed } from "../server.ts";

const QUESTIONS = [
  "Quelle dose d’adrénaline dans l’anaphylaxie de l’adulte ?",
  "Conduite à tenir devant une embolie pulmonaire grave",
  "Hyperkaliémie : signes de gravité et traitement",
  "Critères de thrombolyse de l’AVC ischémique",
  "Traitement de l’état de mal épileptique",
];
const SEARCHES = [
  "embolie pulmonaire",
  "EP",
  "amboli pulmonaire",
  "choc septique",
  "acidocétose",
  "SCA ST+",
  "asthme aigu grave",
  "potassium",
];
const WARM = 3;
const ANSWERS = 15;

async function ask(session: Session, text: string): Promise<{ first: number; complete: number }> {
  const conversationId = randomUUID();
  await session.call("chat/create", { id: conversationId, title: text });
  const started = performance.now();
  const sent = await session.call("chat/send", { conversationId, messageId: randomUUID(), text });
  const { json } = (await sent.json()) as { json: { answerId: string } };
  const { body } = await session.call("chat/follow", { messageId: json.answerId });
  if (body === null) throw new Error("chat/follow: no stream");
  let first = Number.NaN;
  let received = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    received += part;
    if (Number.isNaN(first) && received.includes('"type":"text"')) first = performance.now() - started;
    if (received.includes('"type":"end"')) break;
  }
  return { first, complete: performance.now() - started };
}

export async function answers(): Promise<Figures> {
  const server = await startServer();
  try {
    const session = await signUp(server.url);
    const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
    const asked: { first: number; complete: number }[] = [];
    for (let n = 0; n < WARM + ANSWERS; n++) asked.push(await ask(session, at(QUESTIONS, n)));
    const search = (n: number) => () =>
      session.call("guidelines/search", { query: at(SEARCHES, n) }).then((r) => r.text());
    const searched: number[] = [];
    for (let n = 0; n < 80; n++) searched.push(await timed(search(n)));
    const bare: number[] = [];
    for (let n = 0; n < 80; n++) bare.push(await timed(() => fetch(`${server.url}/healthz`).then((r) => r.text())));
    const baseline = median(bare.slice(20));
    const figure = (values: readonly number[], max: number) => ({
      value: median(values),
      unit: "ms",
      baseline,
      goal: { max },
    });
    const warm = asked.slice(WARM);
    return {
      "answer, first text": figure(
        warm.map(({ first }) => first),
        150,
      ),
      "answer, complete": figure(
        warm.map(({ complete }) => complete),
        600,
      ),
      "library search": figure(searched.slice(20), 15),
    };
  } finally {
    await server.stop();
  }
}
