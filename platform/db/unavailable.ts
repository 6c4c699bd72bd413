/** SQLSTATEs of a database that takes nobody: connection lost (08), shut down or not started yet
 *  (57P), too many connections (53300). */
export const UNAVAILABLE_SQLSTATE = /^(08...|57P0[1-5]|53300)$/;

/** How deep an error may be wrapped: the driver's, drizzle's, the account library's. */
const DEPTH = 5;

/** The database cannot be reached, or went away in the middle: nobody's mistake, and worth another
 *  try. Whether a write that was on its way is there is not known. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Whether something failed because the database cannot be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let one = error;
  for (let depth = 0; depth < DEPTH && one instanceof Error; depth++) {
    if (one instanceof DatabaseUnavailable) return true;
    one = one.cause;
  }
  return false;
}
