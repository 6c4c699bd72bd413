// Study days begin where the person is: the server is told the time zone of the device, once, and
// again when it changes.
import { session } from "#platform/auth/web/session.ts";
import { client, timeZone } from "./api.ts";

/** Under the person's name: it leaves with their sign-out. */
const keyOf = (person: string | undefined) => `progress-place:${person}`;
let telling = "";

/** With every look at the dashboard or the scores, which is where one arrives. */
export function tellPlace(): void {
  const key = keyOf(session.current()?.id);
  const place = `${key} ${timeZone()}`;
  try {
    if (place === telling || localStorage.getItem(key) === timeZone()) return;
  } catch {
    return; // a device that keeps nothing would tell it at every page
  }
  telling = place;
  client.setTimeZone({ timeZone: timeZone() }).then(
    () => localStorage.setItem(key, timeZone()),
    () => {
      telling = ""; // the next look tries again
    },
  );
}
