// Study days begin where the person is: the server is told the time zone of the device, once, and again when it changes.
import { session } from "#platform/auth/web/session.ts";
import { client, timeZone } from "./api.ts";

const KEY = "progress-place";

export function followPlace(): () => void {
  let telling = "";
  const follow = () => {
    const me = session.current();
    if (!me?.consent || document.hidden) return;
    const place = `${me.id} ${timeZone()}`;
    try {
      if (place === telling || localStorage.getItem(KEY) === place) return;
    } catch {
      return; // a device that keeps nothing would tell it at every page
    }
    telling = place;
    client.setTimeZone({ timeZone: timeZone() }).then(
      () => localStorage.setItem(KEY, place),
      () => {
        telling = ""; // the next page, or the return of the network, tries again
      },
    );
  };
  follow();
  const stop = session.subscribe(follow);
  document.addEventListener("visibilitychange", follow);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", follow);
  };
}
