// Study days begin where the person is: the server is told the time zone of the device, once, and again when it changes.
import { session } from "#platform/auth/web/session.ts";
import { client, timeZone } from "./api.ts";

const KEY = "progress-place";
let telling = "";

/** With every look at the dashboard or the scores, which is where one arrives. */
export function tellPlace(): void {
  const place = `${session.current()?.id} ${timeZone()}`;
  try {
    if (place === telling || localStorage.getItem(KEY) === place) return;
  } catch {
    return; // a device that keeps nothing would tell it at every page
  }
  telling = place;
  client.setTimeZone({ timeZone: timeZone() }).then(
    () => localStorage.setItem(KEY, place),
    () => {
      telling = ""; // the next look tries again
    },
  );
}
