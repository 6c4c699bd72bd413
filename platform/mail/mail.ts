import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Config } from "#platform/config/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { defineJob, type Jobs } from "#platform/jobs/jobs.ts";
import { findMail, forgetBody, insertMail, markFailed, markSent } from "./queries.ts";

export interface Email {
  to: string;
  subject: string;
  text: string;
}
export interface Mail {
  /** True when a mail server is set: addresses are then verified. */
  readonly delivers: boolean;
  /** Keeps the email in `tx` and, when a mail server is set, has it sent after the commit. */
  send(tx: Tx, email: Email): Promise<void>;
}

/**
 * Milliseconds before a mail server that says nothing is given up on; SMTP_URL may set others in
 * its query.
 */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends one kept email; one that was sent, or whose text is gone, is left alone. */
export const deliverMail = defineJob({
  name: "mail.deliver",
  input: z.object({ id: z.string() }),
  handle: async ({ id }, { db, config, log, now, publicUrl }) => {
    const email = await db.asSystem("mail", (tx) => findMail(tx, id));
    if (!email || email.status === "sent" || email.body === "" || !config.smtpUrl) return;
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url: config.smtpUrl, ...PATIENCE });
    try {
      const host = new URL(publicUrl()).hostname;
      await transport.sendMail({
        from: `Sclepios <no-reply@${host}>`,
        // As one address: given as text, a comma would make it several.
        to: { name: "", address: email.recipient },
        subject: email.subject,
        text: email.body,
      });
      await db.asSystem("mail", (tx) => markSent(tx, id, now()));
    } catch (error) {
      // Mail servers repeat the address in their answers: only the code is kept.
      const code = (error as { code?: string }).code ?? "unknown";
      await db.asSystem("mail", (tx) => markFailed(tx, id, code));
      log.warn({ mail: id, code }, "mail not sent");
      throw new Error(`mail not sent: ${code}`);
    } finally {
      transport.close();
    }
  },
  // It may hold a reset link.
  gaveUp: async ({ id }, { db }) => {
    await db.asSystem("mail", (tx) => forgetBody(tx, id));
  },
});

export function makeMail(services: () => { config: Config; jobs: Jobs }): Mail {
  return {
    get delivers() {
      return services().config.smtpUrl !== null;
    },
    send: async (tx, email) => {
      const { config, jobs } = services();
      const id = randomUUID();
      await insertMail(tx, {
        id,
        recipient: email.to,
        subject: email.subject,
        body: email.text,
        status: config.smtpUrl === null ? "local" : "queued",
      });
      if (config.smtpUrl !== null) await jobs.enqueue(tx, deliverMail, { id });
    },
  };
}
