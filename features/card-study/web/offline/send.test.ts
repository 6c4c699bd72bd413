import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { describeChange, sendChanges, sendReviews } from "./send.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const item = (id: string, data: object, type = "flashcard_review") => ({
  ...{ id, type, timestamp: NOW.getTime() },
  data: { owner: "p1", cardId: "c1", at: NOW.toISOString(), ...data },
});

test("facts leave without their owner; each refusal comes back with its sentence", async () => {
  const calls = fakeCalls({
    "flashcards/rate": () => ({
      serverTime: NOW,
      skew: 0,
      results: [
        { id: "f1", status: "applied", reason: null },
        { id: "f2", status: "already", reason: null },
        { id: "f3", status: "refused", reason: "unknownCard" },
      ],
      cards: [],
    }),
  });
  const place = { timeZone: "America/Guadeloupe" };
  const items = ["f1", "f2", "f3"].map((id) =>
    item(id, { rating: "good", duration: 900, sessionId: null, ...(id === "f1" ? place : {}) }),
  );
  const verdict = await sendReviews(items, new AbortController().signal);
  expect(verdict.acknowledged).toEqual(["f1", "f2"]);
  expect(verdict.refused).toEqual([
    { id: "f3", reason: expect.stringContaining("supprimée ailleurs") },
  ]);
  const sent = calls[0]?.input as { facts: object[] } | undefined;
  expect(sent?.facts[0]).toEqual({
    ...{ id: "f1", cardId: "c1", at: NOW.toISOString(), ...place },
    ...{ rating: "good", duration: 900, sessionId: null },
  });
  // Written by an earlier version, it is taken to be from here.
  expect(sent?.facts[1]).toMatchObject({
    id: "f2",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test("a change sent twice is settled; a server that fails keeps the rest waiting", async () => {
  const bury = {
    does: "changeCards",
    cardIds: ["c1"],
    change: { action: "bury", until: null },
    timeZone: "UTC",
  };
  const calls = fakeCalls({ "flashcards/changeCards": () => ({ cards: 1 }) });
  const items = [
    item("x1", bury, "flashcard_change"),
    item("x2", { does: "endSession", sessionId: "s", endedAt: NOW }),
  ];
  // The session is unknown there: nothing is left to end.
  expect(await sendChanges(items, new AbortController().signal)).toEqual({
    acknowledged: ["x1", "x2"],
    refused: [],
  });
  expect(calls.map(({ path }) => path)).toEqual([
    "flashcards/changeCards",
    "flashcards/endSession",
  ]);
  expect(calls[0]?.input).toMatchObject({ changeId: "x1", selection: { cardIds: ["c1"] } });
});

test("the end of a session that the server refuses says so, and that the answers are kept", async () => {
  fakeCalls({
    "flashcards/endSession": () => {
      throw new Refusal(422, "INVALID_INPUT");
    },
  });
  const end = item(
    "x1",
    { does: "endSession", sessionId: "s", endedAt: NOW.toISOString() },
    "flashcard_change",
  );
  expect((await sendChanges([end], new AbortController().signal)).refused).toEqual([
    { id: "x1", reason: "La fin de la séance n’a pas pu être enregistrée. Vos réponses le sont." },
  ]);
});

test("an edit that the server refuses is read again as it was written", () => {
  const edit = {
    id: "n1",
    version: 1,
    kind: "basic",
    question: "Dose ?",
    answer: "<b>1 mg</b><br>IV",
    extra: "",
    occlusion: null,
  };
  expect(describeChange(item("x1", { does: "editNote", edit }, "flashcard_change"))).toBe(
    "Dose ? · 1 mg IV",
  );
  expect(
    describeChange(item("x2", { does: "endSession", sessionId: "s" }, "flashcard_change")),
  ).toBe("");
});

test("an edit of a text that changed elsewhere is refused for good; one that another version may take is not", async () => {
  const edit = {
    version: 1,
    kind: "basic",
    question: "Q",
    answer: "R",
    extra: "",
    occlusion: null,
  };
  const refusedWith = async (status: number, code: string) => {
    fakeCalls({
      "flashcards/updateNote": () => {
        throw new Refusal(status, code);
      },
    });
    const waiting = item(
      "x1",
      { does: "editNote", edit: { ...edit, id: code } },
      "flashcard_change",
    );
    return (await sendChanges([waiting], new AbortController().signal)).refused[0];
  };
  expect(await refusedWith(409, "CONFLICT")).toMatchObject({
    reason: expect.stringContaining("ailleurs"),
    final: true,
  });
  expect(await refusedWith(404, "NOT_FOUND")).toMatchObject({
    reason: expect.stringContaining("supprimée"),
    final: true,
  });
  expect(await refusedWith(403, "FORBIDDEN")).not.toHaveProperty("final");
});

test("a second edit made on top of a refused one does not pass over what was written elsewhere", async () => {
  const edits = [1, 2].map((version) => ({
    ...item(
      `x${version}`,
      { does: "editNote", edit: { id: "twice", version, question: "Q" } },
      "flashcard_change",
    ),
    timestamp: version,
  }));
  // Elsewhere the note went from its first version to its second.
  const calls = fakeCalls({
    "flashcards/updateNote": ({ version }: { version: number }) => {
      if (version !== 2) throw new Refusal(409, "CONFLICT");
      return {};
    },
  });
  const lost = { reason: expect.stringContaining("ailleurs"), final: true };
  // Reviews may stand between the two, which then leave apart.
  for (const one of edits)
    expect(await sendChanges([one], new AbortController().signal)).toEqual({
      acknowledged: [],
      refused: [{ id: one.id, ...lost }],
    });
  expect(calls).toHaveLength(1);
  // Written once the refusal was known, on the version of the server.
  const later = {
    ...(edits[1] as (typeof edits)[number]),
    id: "x3",
    timestamp: Date.now() + 60_000,
  };
  expect((await sendChanges([later], new AbortController().signal)).acknowledged).toEqual(["x3"]);
});
