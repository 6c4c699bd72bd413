// A file whose work fails at each try: its person is told, and finds neither a bar that stands
// still nor half of a deck.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { exportJob, importJob } from "./jobs.ts";

const app = await testApp();
const csv = "question,answer\nKaliémie normale ?,3,5 à 5 mmol/L\n";

test("an import that is given up takes back what it wrote and says so", async () => {
  const me = await student(app);
  const path = `/api/flashcards/imports?id=${randomUUID()}&name=cartes.csv`;
  const sent = await app.request(path, { method: "POST", body: csv, cookie: me.cookie });
  const { id } = (await sent.json()) as Transfer;
  await me.ask("startImport", { id });
  await importJob.gaveUp?.({ id, personId: me.person.id }, app.services);
  expect(await me.ask("transfer", { id })).toMatchObject({
    status: "failed",
    refusal: "interrupted",
  });
  // The queue may try once more: it finds nothing to do.
  await importJob.handle({ id, personId: me.person.id }, app.services);
  expect(await me.ask("search", { timeZone: ZONE })).toMatchObject({ cards: [] });
  expect(await me.ask("transfer", { id })).toMatchObject({ status: "failed" });
});

test("an export that is given up says so; one that is done stays", async () => {
  const me = await student(app);
  const [given, done] = [randomUUID(), randomUUID()];
  for (const id of [given, done]) await me.ask("startExport", { id, kind: "csv" });
  await exportJob.handle({ id: done, personId: me.person.id }, app.services);
  for (const id of [given, done])
    await exportJob.gaveUp?.({ id, personId: me.person.id }, app.services);
  expect(await me.ask("transfer", { id: given })).toMatchObject({
    status: "failed",
    refusal: "interrupted",
  });
  expect(await me.ask("transfer", { id: done })).toMatchObject({ status: "done", refusal: null });
});
