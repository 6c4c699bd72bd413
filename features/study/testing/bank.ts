import type { Services } from "#platform/feature/server/context.ts";
import { loadBank } from "../server/load-bank.ts";
import { readBankContent } from "../server/shipped-bank.ts";

/** The shipped questions in a database of a test, which does not start the features. */
export const withBank = async ({ db }: Pick<Services, "db">) =>
  loadBank(db, await readBankContent());
