// Letters leave after the commit, once; what a mail server refuses is kept, tried again, and never
// logged.
import { createServer, type Socket } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { housekeeping } from "#app/server/housekeeping.ts";
import { testApp } from "#app/testing/app.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { startSmtpServer } from "#platform/testing/smtp-server.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import { deliverMail } from "./mail.ts";
import { mailMessage } from "./tables.ts";

const EMAIL = {
  to: "éloïse@example.org",
  subject: "Réinitialisation : à faire aujourd’hui",
  text: "Bonjour Éloïse,\n\nVotre lien : https://sclepios.example.org/auth#reset=abc\n.\n\nÀ bientôt — œuvre, 10 µg",
};
const smtp = await startSmtpServer();
const engine = await testEngine();
const app = await testApp({
  engine: async () => engine,
  env: { SMTP_URL: smtp.url, PUBLIC_URL: "https://sclepios.example.org" },
});
const stop = await app.start();
afterAll(async () => {
  await stop();
  await smtp.close();
});
beforeEach(() => {
  smtp.emails.length = 0;
  smtp.refusal = null;
});

const write = ({ services }: TestApp, email: typeof EMAIL) =>
  services.db.asSystem("test", (tx) => services.mail.send(tx, email));
const kept = async ({ services }: TestApp, to: string) =>
  (
    await services.db.asSystem("test", (tx) =>
      tx.select().from(mailMessage).where(eq(mailMessage.recipient, to)),
    )
  )[0];
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000, interval: 50 });

/** Text of an email as a person reads it. */
function readable(source: string): { subject: string; text: string } {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const raw = /^Subject: (.*)$/im.exec(unfolded)?.[1] ?? "";
  const decode = (text: string, coding: string) =>
    coding.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : Buffer.from(
          text
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          "latin1",
        ).toString();
  const subject = raw
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding: string, text: string) =>
      decode(text, coding),
    );
  const body = rest.join("\r\n\r\n");
  const coding = /^Content-Transfer-Encoding: (\S+)/im.exec(unfolded)?.[1]?.toLowerCase() ?? "";
  const texts: Record<string, () => string> = {
    base64: () => Buffer.from(body, "base64").toString(),
    "quoted-printable": () => decode(body.replace(/=\r\n/g, "").replaceAll("_", "=5F"), "Q"),
  };
  const text = texts[coding]?.() ?? body;
  return { subject, text: text.replaceAll("\r\n", "\n").trimEnd() };
}

describe("with a mail server", { timeout: 60_000 }, () => {
  test("an email arrives once, accents intact, and its text is then forgotten", async () => {
    await write(app, EMAIL);
    await eventually(() => smtp.emails.length).toBe(1);
    const [email] = smtp.emails;
    expect(readable(email?.source ?? "")).toEqual({ subject: EMAIL.subject, text: EMAIL.text });
    expect(email?.from).toBe("no-reply@sclepios.example.org");
    await eventually(async () => (await kept(app, EMAIL.to))?.status).toBe("sent");
    const row = await kept(app, EMAIL.to);
    expect(row).toMatchObject({ body: "", error: null, sentAt: expect.any(Date) });
    // A server that died before saying so runs the job again.
    await deliverMail.handle({ id: row?.id ?? "" }, app.services);
    expect(smtp.emails).toHaveLength(1);
  });

  test("an email of a transaction that fails never leaves", async () => {
    const { db, mail } = app.services;
    const failed = db.asSystem("test", async (tx) => {
      await mail.send(tx, { ...EMAIL, to: "never@example.org" });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await write(app, { ...EMAIL, to: "after@example.org" });
    await eventually(() => smtp.emails.flatMap(({ to }) => to)).toEqual(["after@example.org"]);
    expect(await kept(app, "never@example.org")).toBeUndefined();
  });

  test("a refused email is kept as failed, then tried again until it leaves", async () => {
    smtp.refusal = "450 4.2.1 <refused@example.org> mailbox busy";
    await write(app, { ...EMAIL, to: "refused@example.org" });
    await eventually(async () => (await kept(app, "refused@example.org"))?.status).toBe("failed");
    const row = await kept(app, "refused@example.org");
    expect(row?.body).toBe(EMAIL.text);
    expect(row?.error).not.toContain("refused@example.org");
    smtp.refusal = null;
    await expect
      .poll(async () => (await kept(app, "refused@example.org"))?.status, { timeout: 40_000 })
      .toBe("sent");
    expect(smtp.emails.flatMap(({ to }) => to)).toEqual(["refused@example.org"]);
    expect(await kept(app, "refused@example.org")).toMatchObject({ body: "", error: null });
  });

  test("an email that was refused for good keeps its reason, not its text, and never leaves empty", async () => {
    smtp.refusal = "550 5.1.1 no such mailbox";
    await write(app, { ...EMAIL, to: "nobody@example.org" });
    await eventually(async () => (await kept(app, "nobody@example.org"))?.status).toBe("failed");
    // The try that comes next is made the last.
    const waiting = sql`name = ${deliverMail.name} and state = 'retry'`;
    await eventually(async () => {
      await engine.drizzle.execute(
        sql`update pgboss.job set retry_count = retry_limit - 1 where ${waiting}`,
      );
      return (await kept(app, "nobody@example.org"))?.body;
    }).toBe("");
    const row = await kept(app, "nobody@example.org");
    expect(row).toMatchObject({
      status: "failed",
      error: expect.any(String),
      subject: EMAIL.subject,
    });
    smtp.refusal = null;
    await deliverMail.handle({ id: row?.id ?? "" }, app.services);
    expect(smtp.emails).toEqual([]);
  });

  test("the text of an email that never left is forgotten at night, a day later", async () => {
    const { db } = app.services;
    const rows = [
      { id: "old-failed", status: "failed", createdAt: new Date(Date.now() - 25 * 3_600_000) },
      { id: "old-queued", status: "queued", createdAt: new Date(Date.now() - 25 * 3_600_000) },
      { id: "old-local", status: "local", createdAt: new Date(Date.now() - 25 * 3_600_000) },
      { id: "young-failed", status: "failed", createdAt: new Date(Date.now() - 23 * 3_600_000) },
    ] as const;
    await db.asSystem("test", (tx) =>
      tx
        .insert(mailMessage)
        .values(rows.map((row) => ({ ...row, recipient: row.id, subject: "s", body: "secret" }))),
    );
    await housekeeping.handle({}, app.services);
    const bodies = await Promise.all(rows.map(async ({ id }) => (await kept(app, id))?.body));
    expect(bodies).toEqual(["", "", "secret", "secret"]);
  });

  test("an address cannot smuggle a second recipient or a header", async () => {
    const subject = "Bonjour\r\nBcc: other@example.org";
    await write(app, { ...EMAIL, to: "victim@example.org\r\nBcc: other@example.org", subject });
    await write(app, { ...EMAIL, to: "victim@example.org, other@example.org" });
    await write(app, { ...EMAIL, to: "witness@example.org" });
    await eventually(() => smtp.emails.flatMap((email) => email.to)).toContain(
      "witness@example.org",
    );
    for (const { to: recipients, source } of smtp.emails) {
      expect(recipients).not.toContain("other@example.org");
      expect(source).not.toMatch(/^Bcc:/im);
    }
  });
});

test("without a mail server an email stays for administrators, whole", async () => {
  const local = await testApp();
  expect(local.services.mail.delivers).toBe(false);
  await write(local, EMAIL);
  expect(await kept(local, EMAIL.to)).toMatchObject({
    status: "local",
    body: EMAIL.text,
    subject: EMAIL.subject,
  });
});

test("a mail server that says nothing is given up on", { timeout: 30_000 }, async () => {
  const held: Socket[] = [];
  const mute = createServer((socket) => held.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const { port } = mute.address() as { port: number };
  const waiting = await testApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=300` },
  });
  await write(waiting, EMAIL);
  const row = await kept(waiting, EMAIL.to);
  await expect(deliverMail.handle({ id: row?.id ?? "" }, waiting.services)).rejects.toThrow(
    "mail not sent: ETIMEDOUT",
  );
  expect(await kept(waiting, EMAIL.to)).toMatchObject({ status: "failed", error: "ETIMEDOUT" });
  for (const socket of held) socket.destroy();
  mute.close();
});
