import { writtenPassages } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { digestOf } from "./digest.ts";
import { bankHash, lockBank, replaceBank } from "./queries-bank.ts";
import { type BankContent, parseBank } from "./shipped-bank.ts";

/**
 * Brings the table to the shipped questions; does nothing when it already holds them. Throws
 * InvalidBank before anything is written.
 */
export async function loadBank(
  db: Services["db"],
  content: BankContent,
): Promise<"unchanged" | "loaded"> {
  const reason = "load the shipped questions";
  if ((await db.asSystem(reason, bankHash)) === content.hash) return "unchanged";
  const questions = parseBank(content, await writtenPassages());
  await db.asSystem(reason, async (tx) => {
    await lockBank(tx);
    if ((await bankHash(tx)) === content.hash) return;
    const rows = questions.map((one) => ({ ...one, digest: digestOf(one.content) }));
    await replaceBank(tx, content.hash, rows);
  });
  return "loaded";
}
