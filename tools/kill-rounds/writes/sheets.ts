import { call, exported, type Person, statusOf, ZONE } from "../people.ts";
import type { Writes } from "../write.ts";

interface Sheet {
  title: string;
  version: number;
  sections: Record<string, { id: string; text: string; sources: number[] }[]>;
}

async function made(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "revision-sheets/generate", {
    id,
    from: { kind: "topic", topic: "anaphylaxie" },
    language: "fr",
  });
  return id;
}
const sheet = async (who: Person, id: string): Promise<Sheet> =>
  call(who, "revision-sheets/sheet", { id });
const status = (who: Person, id: string) => statusOf(who, "revision-sheets/sheet", { id });

/** As the form sends them. */
const written = ({ sections }: Sheet) =>
  Object.fromEntries(
    Object.entries(sections).map(([name, statements]) => [
      name,
      statements.map(({ id, text, sources }) => ({ id, text, sources })),
    ]),
  );

export const sheetWrites: Writes = {
  "revision-sheets/generate": async ({ me }) => {
    const id = await made(me);
    return async () => (await status(me, id)) === 200;
  },
  "revision-sheets/update": async ({ me }) => {
    const [id, title] = [await made(me), `Titre ${crypto.randomUUID()}`];
    const before = await sheet(me, id);
    const edit = {
      id,
      version: before.version,
      title,
      sections: written(before),
      copyId: crypto.randomUUID(),
    };
    await call(me, "revision-sheets/update", edit);
    return async () => (await sheet(me, id)).title === title;
  },
  "revision-sheets/remove": async ({ me }) => {
    const id = await made(me);
    await call(me, "revision-sheets/remove", { id });
    return async () => (await status(me, id)) === 404;
  },
  "revision-sheets/restore": async ({ me }) => {
    const id = await made(me);
    await call(me, "revision-sheets/remove", { id });
    await call(me, "revision-sheets/restore", { id });
    return async () => (await status(me, id)) === 200;
  },
  "revision-sheets/review": async ({ me }) => {
    const [sheetId, id] = [await made(me), crypto.randomUUID()];
    const at = new Date().toISOString();
    await call(me, "revision-sheets/review", {
      sentAt: at,
      facts: [{ id, sheetId, at, rating: "good", timeZone: ZONE }],
    });
    return async () => (await exported(me)).includes(id);
  },
  "revision-sheets/toCards": async ({ me }) => {
    const { deckId, created } = await call(me, "revision-sheets/toCards", { id: await made(me) });
    return async () => {
      const decks = (await call(me, "flashcards/listDecks", { timeZone: ZONE })) as {
        id: string;
        counts: { total: number };
      }[];
      return decks.some(({ id, counts }) => id === deckId && counts.total >= created);
    };
  },
};

export const progressWrites: Writes = {
  "progress/markOnCall": async ({ me }) => {
    const { today } = await call(me, "progress/onCall", { timeZone: ZONE });
    await call(me, "progress/markOnCall", { timeZone: ZONE, day: today, onCall: true });
    return async () => (await call(me, "progress/onCall", { timeZone: ZONE })).days.includes(today);
  },
  "progress/setTimeZone": async ({ me }) => {
    await call(me, "progress/setTimeZone", { timeZone: "America/Guadeloupe" });
    return async () => (await exported(me)).includes("America/Guadeloupe");
  },
};
