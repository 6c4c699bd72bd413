// What people do: half reads, then reviews, saves and questions, as one browser asks for them.
import { randomUUID } from "node:crypto";
import { RATINGS } from "#features/memory/domain/rating.ts";
import type { Client, Reply } from "./client.ts";
import type { Member } from "./people.ts";

/** One request of an action, and what came of it. */
export interface Step {
  kind: string;
  reply: Reply;
}
export type Action = (client: Client, member: Member, random: () => number) => AsyncGenerator<Step>;

const TIME_ZONE = "Europe/Paris";
/** Questions before a person opens another conversation. */
const QUESTIONS = [
  "Embolie pulmonaire : anticoagulation",
  "Hyperkaliémie : traitement",
  "Choc septique",
];
const SEARCHES = [
  "embolie pulmonaire",
  "amboli pulmonaire",
  "SCA ST+",
  "acidocétose",
  "asthme aigu grave",
];

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;
const rpc = (client: Client, path: string, input: unknown) =>
  client.send("POST", `/rpc/${path}`, input);

const reads: readonly ((client: Client, member: Member, random: () => number) => Promise<Reply>)[] =
  [
    (client) => rpc(client, "chat/list", {}),
    (client, { conversationId }) => rpc(client, "chat/open", { id: conversationId }),
    (client, _, random) => rpc(client, "guidelines/search", { query: pick(SEARCHES, random) }),
    (client) => rpc(client, "flashcards/listDecks", { timeZone: TIME_ZONE }),
    (client) => rpc(client, "flashcards/queue", { scope: {}, timeZone: TIME_ZONE, limit: 20 }),
    (client) => rpc(client, "progress/overview", { timeZone: TIME_ZONE }),
    (client) => rpc(client, "accounts/me", {}),
  ];

async function* read(client: Client, member: Member, random: () => number): AsyncGenerator<Step> {
  yield { kind: "read", reply: await pick(reads, random)(client, member, random) };
}

async function* review(
  client: Client,
  { cards }: Member,
  random: () => number,
): AsyncGenerator<Step> {
  const fact = {
    id: randomUUID(),
    cardId: pick(cards, random).id,
    at: new Date().toISOString(),
    rating: pick(RATINGS, random),
    duration: 4000,
  };
  const reply = await rpc(client, "flashcards/rate", {
    sentAt: new Date().toISOString(),
    facts: [fact],
  });
  yield { kind: "review", reply };
}

async function* save(client: Client, { conversationId }: Member): AsyncGenerator<Step> {
  const input = { id: conversationId, title: `Titre ${new Date().toISOString()}` };
  yield { kind: "save", reply: await rpc(client, "chat/rename", input) };
}

async function* question(
  client: Client,
  member: Member,
  random: () => number,
): AsyncGenerator<Step> {
  const conversationId = random() < 1 / QUESTIONS.length ? randomUUID() : member.conversationId;
  const sent = { conversationId, messageId: randomUUID(), text: pick(QUESTIONS, random) };
  const reply = await rpc(client, "chat/send", sent);
  yield { kind: "question", reply };
  if (reply.status !== 200) return;
  member.conversationId = conversationId;
  const { json } = JSON.parse(reply.body) as { json: { answerId: string } };
  const answer = await rpc(client, "chat/follow", { messageId: json.answerId });
  yield { kind: "answer begins", reply: answer };
  if (answer.status !== 200) return;
  const ended = answer.body.includes('"type":"end"');
  yield {
    kind: "answer complete",
    reply: { ...answer, ms: answer.whole, status: ended ? 200 : 0 },
  };
}

/** In a hundred: 50 reads, 25 reviews, 13 saves, 12 questions. */
export const act: Action = (client, member, random) => {
  const drawn = random() * 100;
  if (drawn < 50) return read(client, member, random);
  if (drawn < 75) return review(client, member, random);
  if (drawn < 88) return save(client, member);
  return question(client, member, random);
};

/** The bare route's: the same share of reads and writes, one query each. */
export const actBare: Action = async function* bare(client, { conversationId }, random) {
  const drawn = random() * 100;
  if (drawn < 50)
    yield { kind: "bare read", reply: await client.send("GET", `/bare/${conversationId}`) };
  else yield { kind: "bare write", reply: await client.send("POST", `/bare/${conversationId}`) };
};
