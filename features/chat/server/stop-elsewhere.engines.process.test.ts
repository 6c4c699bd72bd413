// Three servers on one PostgreSQL: an answer gone on with elsewhere is stopped from any of them, by
// the server that writes it now; what was shown stays, and it costs one row.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedPostgresql } from "#app/testing/installed.ts";
import { callAt, type ServerProcess, signUpAt, startServer } from "#app/testing/server-process.ts";
import { type ScriptedUpstream, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";
import type { Message } from "../domain/message.ts";

const WORD_EVERY_MS = 30;
const server = testDatabaseUrl();

describe.runIf(server !== null)(
  "an answer that another server goes on with",
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), "sclepios-stop-"));
    const servers: ServerProcess[] = [];
    let upstream: ScriptedUpstream;
    let database: Awaited<ReturnType<typeof installedPostgresql>>;
    let rows: pg.Client;
    let cookie: string;
    let conversationId: string;

    const start = async (n: number) => {
      servers[n] = await startServer({
        DATABASE_URL: database.url,
        AUTH_SECRET: "0123456789abcdef0123456789abcdef",
        FILES_URL: `file://${join(folder, "shared-files")}`,
        DATA_DIR: join(folder, String(n)),
        TRUST_PROXY: "on",
        AI_BASE_URL: upstream.url,
        AI_MODEL: "essai",
      });
      expect(servers[n].url, servers[n].output()).not.toBe("");
    };
    beforeAll(async () => {
      // Each request to the model speaks until its client leaves, in words of its own.
      upstream = await scriptedUpstream(async (_, reply, turn) => {
        for (let n = 1; !reply.response.closed; n++) {
          reply.text(`r${turn}m${n} `);
          await reply.wait(WORD_EVERY_MS);
        }
      });
      database = await installedPostgresql(server ?? "");
      rows = new pg.Client({ connectionString: database.url });
      await rows.connect();
      await Promise.all([0, 1, 2].map(start));
    }, 300_000);
    afterAll(async () => {
      await Promise.all(servers.map((one) => one.kill()));
      await rows.end();
      await upstream.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const call = async <T>(n: number, path: string, input: object): Promise<T> => {
      const { status, body } = await callAt(servers[n]?.url ?? "", path, input, cookie);
      expect([path, status]).toEqual([path, 200]);
      return body as T;
    };
    const answerAt = async (n: number): Promise<Message> => {
      const { messages } = await call<{ messages: Message[] }>(n, "chat/open", {
        id: conversationId,
      });
      const answer = messages[1];
      if (!answer) throw new Error("no answer");
      return answer;
    };
    const until = async (
      n: number,
      check: (message: Message) => boolean,
      timeout = 10_000,
    ): Promise<Message> => {
      let found: Message | undefined;
      await expect
        .poll(
          async () => {
            found = await answerAt(n);
            return check(found);
          },
          { timeout, interval: 50 },
        )
        .toBe(true);
      return found as Message;
    };
    const ask = async (n: number): Promise<string> => {
      cookie = await signUpAt(servers[0]?.url ?? "", `${randomUUID()}@example.org`, PASSWORD);
      conversationId = randomUUID();
      const input = {
        conversationId,
        messageId: randomUUID(),
        text: "traitement de l’anaphylaxie",
        language: "fr",
      };
      return (await call<{ answerId: string }>(n, "chat/send", input)).answerId;
    };
    /** Stops on `n` and sees the model's client leave within a second, whichever server it is. */
    const stopOn = async (n: number, messageId: string): Promise<Message> => {
      const left = upstream.left();
      const stopped = await call<Message>(n, "chat/stop", { messageId });
      expect(stopped.status).toBe("stopped");
      await expect.poll(() => upstream.left(), { timeout: 5_000, interval: 20 }).toBe(left + 1);
      return stopped;
    };
    const usage = async (messageId: string) =>
      (
        await rows.query(
          "select outcome, run, tokens_out from assistant_usage where message_id = $1 order by run",
          [messageId],
        )
      ).rows;
    const wordsOf = ({ text }: Message, turn: number) =>
      text.match(new RegExp(`r${turn}m\\d+ `, "gu")) ?? [];
    /** Every word of that request, from its first, none twice. */
    const inTurn = (message: Message, turn: number) =>
      expect(wordsOf(message, turn)).toEqual(
        wordsOf(message, turn).map((_, n) => `r${turn}m${n + 1} `),
      );

    test("stopped on a third, gone on with elsewhere, stopped where it began, and again", async () => {
      const asked = upstream.requests.length;
      const answerId = await ask(0);
      const shown = await until(2, (message) => wordsOf(message, asked + 1).length > 5);
      const once = await stopOn(2, answerId);
      expect(once.text.startsWith(shown.text)).toBe(true);
      await call(1, "chat/resume", { messageId: answerId });
      const more = await until(0, (message) => wordsOf(message, asked + 2).length > 5);
      expect(more.text.startsWith(once.text)).toBe(true);
      const twice = await stopOn(0, answerId);
      expect(twice.text.startsWith(more.text)).toBe(true);
      // At once, before the server that was stopped has said what it cost.
      await call(2, "chat/resume", { messageId: answerId });
      await until(1, (message) => wordsOf(message, asked + 3).length > 5);
      const last = await stopOn(1, answerId);
      expect(last.text.startsWith(twice.text)).toBe(true);
      for (const turn of [1, 2, 3]) inTurn(last, asked + turn);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      for (const n of [0, 1, 2])
        expect(await answerAt(n)).toMatchObject({ status: "stopped", text: last.text });
      expect(await usage(answerId)).toMatchObject(
        [0, 1, 2].map((run) => ({ outcome: "stopped", run })),
      );
    });

    test("its server killed, gone on with by another, stopped on the one that came back", async () => {
      const asked = upstream.requests.length;
      const answerId = await ask(0);
      const shown = await until(1, (message) => wordsOf(message, asked + 1).length > 5);
      await servers[0]?.kill();
      await start(0);
      // Fifteen seconds of silence: the server that wrote it is taken for dead.
      const cut = await until(1, ({ status }) => status === "interrupted", 60_000);
      expect(cut.text.startsWith(shown.text)).toBe(true);
      await call(1, "chat/resume", { messageId: answerId });
      const more = await until(2, (message) => wordsOf(message, asked + 2).length > 5);
      const last = await stopOn(0, answerId);
      expect(last.text.startsWith(more.text)).toBe(true);
      for (const turn of [1, 2]) inTurn(last, asked + turn);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      for (const n of [0, 1, 2])
        expect(await answerAt(n)).toMatchObject({ status: "stopped", text: last.text });
      const counted = await usage(answerId);
      expect(counted).toMatchObject([
        { outcome: "interrupted", run: 0 },
        { outcome: "stopped", run: 1 },
      ]);
      for (const { tokens_out } of counted) expect(tokens_out).toBeGreaterThan(0);
    });
  },
);
