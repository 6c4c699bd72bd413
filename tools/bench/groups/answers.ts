// How long a person waits: the first text and the whole of a documentary answer, over every sheet
// of the library; a search of it. Warm, embedded. And what the register and the index of the library
// take to be ready, each time in a new process.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { projectEnvironment } from "../../setup/run.mjs";
import { type Figures, median } from "../figure.ts";
import { type Session, signUp, startServer, timed } from "../server.ts";

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
/** Under the pace that the product allows a person in a minute. */
const EACH = 15;

async function ask(session: Session, text: string): Promise<{ first: number; complete: number }> {
  const conversationId = randomUUID();
  const started = performance.now();
  const sent = await session.call("chat/send", { conversationId, messageId: randomUUID(), text });
  const { json } = (await sent.json()) as { json: { answerId: string } };
  const { body } = await session.call("chat/follow", { messageId: json.answerId });
  if (body === null) throw new Error("chat/follow: no stream");
  let first = Number.NaN;
  let received = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    received += part;
    if (Number.isNaN(first) && received.includes('"type":"text"'))
      first = performance.now() - started;
    if (received.includes('"type":"end"')) break;
  }
  return { first, complete: performance.now() - started };
}

const PROCESSES = 5;

function inProcess(what: "register" | "bare"): { took: number; megabytes: number } {
  const each = Array.from({ length: PROCESSES }, () => {
    const file = new URL("../register-process.ts", import.meta.url).pathname;
    // With what Node compiled at the start before, as `npm start` runs the server.
    const env = projectEnvironment(process.cwd());
    const said = execFileSync(process.execPath, ["--expose-gc", file, what], {
      encoding: "utf8",
      env,
    });
    return JSON.parse(said) as { took: number; bytes: number };
  });
  return {
    took: median(each.map(({ took }) => took)),
    megabytes: median(each.map(({ bytes }) => bytes)) / 2 ** 20,
  };
}

/** The baseline is the same files, read and parsed. */
function register(): Figures {
  const [own, bare] = [inProcess("register"), inProcess("bare")];
  return {
    "register and index, start": {
      value: own.took,
      unit: "ms",
      baseline: bare.took,
      goal: { max: 150 },
    },
    "register and index, memory": {
      value: own.megabytes,
      unit: "MB",
      baseline: bare.megabytes,
      goal: { max: 40 },
    },
  };
}

export async function answers(): Promise<Figures> {
  const server = await startServer();
  try {
    const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
    const session = await signUp(server.url);
    const listed = await session.call("guidelines/list", {});
    const { json: sheets } = (await listed.json()) as { json: { title: string }[] };
    const questions = [...sheets.slice(0, WARM), ...sheets].map(
      ({ title }) => `${title} : conduite à tenir`,
    );
    const people = [session];
    while (people.length * EACH < questions.length)
      people.push(await signUp(server.url, `banc${people.length}@example.org`));
    const asked: { first: number; complete: number }[] = [];
    for (const [n, question] of questions.entries()) asked.push(await ask(at(people, n), question));
    const search = (n: number) => () =>
      session.call("guidelines/search", { query: at(SEARCHES, n) }).then((r) => r.text());
    const searched: number[] = [];
    for (let n = 0; n < 80; n++) searched.push(await timed(search(n)));
    const bare: number[] = [];
    for (let n = 0; n < 80; n++)
      bare.push(await timed(() => fetch(`${server.url}/healthz`).then((r) => r.text())));
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
        60,
      ),
      "answer, complete": figure(
        warm.map(({ complete }) => complete),
        150,
      ),
      "library search": figure(searched.slice(20), 15),
      ...register(),
    };
  } finally {
    await server.stop();
  }
}
