// Everything that watches while the application is open. Loaded after the first page is drawn.
import { session } from "#platform/auth/web/session.ts";
import { setErrorReporter } from "#platform/ui/errors/report.ts";
import { queryClient } from "#platform/ui/query-client.ts";
import { onAccessRefused } from "#platform/ui/routing/guard.ts";
import { watchBursts } from "./burst-guard.ts";
import { logRefusal } from "./log-event.ts";
import { watchSecurity, watchSecurityInBackground } from "./scan-guards.ts";
import { sendReport } from "./send-report.ts";
import { watchSession } from "./session-guard.ts";
import { watchWrites } from "./write-guard.ts";

/** The guards of one signed-in person; returns the way to stop them. */
function watchPerson(person: string): () => void {
  const stops = [
    watchBursts(),
    watchSession(person),
    watchSecurity(),
    watchSecurityInBackground(),
    watchWrites(queryClient.getMutationCache()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export function startGuards(): () => void {
  setErrorReporter(sendReport);
  onAccessRefused(({ action, resource }) => void logRefusal(action, resource));
  let watched: string | null = null;
  let stop = () => {};
  const follow = () => {
    const person = session.current()?.id ?? null;
    if (person === watched) return;
    stop();
    watched = person;
    stop = person === null ? () => {} : watchPerson(person);
  };
  follow();
  const unsubscribe = session.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
}
