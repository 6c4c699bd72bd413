// The answers of a paper in a file, for a device that found no network at the end. It is encrypted
// with the key that the paper was opened with: carried by anyone, it is read and changed by nobody.
import { createDecipheriv } from "node:crypto";
import { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { ANSWER_FILE_FORMAT } from "../domain/session.ts";
import { facts } from "../domain/wire-session.ts";
import { findAttempt } from "./queries-attempts.ts";
import { submitAttempt } from "./submit-attempt.ts";

const TAG_BYTES = 16;

const sealed = z.object({
  format: z.literal(ANSWER_FILE_FORMAT),
  attemptId: z.uuid(),
  iv: z.base64(),
  data: z.base64(),
});
const content = z.object({ facts });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null when it was not written with this key, or was changed since. */
function openSealed({ attemptId, iv, data }: z.output<typeof sealed>, key: string) {
  const bytes = Buffer.from(data, "base64");
  try {
    const decipher = createDecipheriv(
      "aes-256-gcm",
      Buffer.from(key, "base64"),
      Buffer.from(iv, "base64"),
    );
    decipher.setAAD(Buffer.from(attemptId));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
    return content.safeParse(parse(Buffer.concat(plain).toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/** Hands the paper of the file in; handed in already, its answers are kept and do not count. */
export async function acceptAnswerFile(
  services: Pick<Services, "now" | "events">,
  tx: Tx,
  ownerId: string,
  text: string,
) {
  const file = sealed.safeParse(parse(text)).data;
  if (!file) return { ok: false, reason: "unreadable" } as const;
  const row = await findAttempt(tx, file.attemptId);
  if (!row) return { ok: false, reason: "notFound" } as const;
  const key = row.settings.answerKey;
  const opened = key === undefined ? null : openSealed(file, key);
  if (!opened) return { ok: false, reason: "unreadable" } as const;
  const submitted = await submitAttempt(services, tx, ownerId, {
    id: row.id,
    facts: opened.facts,
  });
  if (!submitted) return { ok: false, reason: "notFound" } as const;
  return { ok: true, attemptId: row.id, ...submitted } as const;
}
