// People for a load: each with an account, a conversation with its answer, and cards to study.
import { randomUUID } from "node:crypto";
import { type Client, makeClient } from "./client.ts";

export interface Member {
  cookie: string;
  /** Each has an address of their own: the server is told to believe the header. */
  address: string;
  conversationId: string;
  cards: readonly { id: string; noteId: string }[];
}

const PASSWORD = "Banc-d-essai-1";
const CONSENT = {
  consent_given: true,
  data_processing_purposes: ["account", "assistant", "learning", "security"],
};
const CARDS = 20;
/** Signing up hashes a password: more at once would only wait. */
const AT_ONCE = 4;

export const addressOf = (n: number) => `10.${Math.floor(n / 250) % 250}.${n % 250}.1`;

/** The output of a procedure. Throws when it was refused. */
export async function call<T>(client: Client, path: string, input: unknown): Promise<T> {
  const { status, body } = await client.send("POST", `/rpc/${path}`, input);
  if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
  return (JSON.parse(body) as { json: T }).json;
}

async function signUp(url: string, n: number): Promise<Member> {
  const address = addressOf(n);
  const headers = { "content-type": "application/json", origin: url, "x-forwarded-for": address };
  const post = (path: string, body: object, cookie = "") =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const signed = await post("/api/auth/sign-up/email", {
    email: `${randomUUID()}@example.org`,
    name: "Banc d’essai",
    password: PASSWORD,
  });
  if (!signed.ok) throw new Error(`sign-up: ${signed.status} ${await signed.text()}`);
  const cookie = signed.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const consented = await post("/api/gdpr_consent", CONSENT, cookie);
  if (!consented.ok) throw new Error(`consent: ${consented.status} ${await consented.text()}`);
  const client = makeClient(url, cookie, address);
  try {
    const conversationId = randomUUID();
    const text = "Anaphylaxie : conduite à tenir";
    await call(client, "chat/send", { conversationId, messageId: randomUUID(), text });
    return { cookie, address, conversationId, cards: await makeCards(client) };
  } finally {
    client.close();
  }
}

async function makeCards(client: Client) {
  const deckId = randomUUID();
  await call(client, "flashcards/createDeck", { id: deckId, name: "Banc d’essai" });
  const notes = Array.from({ length: CARDS }, (_, n) => ({
    id: randomUUID(),
    deckId,
    ...noteContent(n),
  }));
  await call(client, "flashcards/createNotes", { notes });
  const { cards } = await call<{ cards: { id: string; noteId: string }[] }>(
    client,
    "flashcards/queue",
    {
      scope: {},
      timeZone: "Europe/Paris",
      limit: CARDS,
    },
  );
  return cards.map(({ id, noteId }) => ({ id, noteId }));
}

export const noteContent = (n: number) => ({
  kind: "basic" as const,
  question: `Question fictive ${n}`,
  answer: `Réponse fictive ${n}`,
});

/** Makes so many people on a running server. */
export async function makePeople(url: string, count: number): Promise<Member[]> {
  const people: Member[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) people.push(await signUp(url, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return people;
}
