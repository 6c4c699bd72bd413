import { type AnyRoute, RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { session } from "#platform/auth/web/session.ts";
import { needWatchers, startWhenNeeded } from "#platform/feature/web/start-features.ts";
import { loadTexts, onLanguageChange, startI18n } from "#platform/i18n/web/i18n.ts";
import { errorReportsWait } from "#platform/ui/errors/report.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { firstPage } from "./first-page.ts";
import { inTurns } from "./in-turns.ts";
import { loadMessages } from "./messages.ts";
import { followPages } from "./page-head.ts";
import type { router as Router } from "./router.tsx";

/**
 * Within it the first page comes without a spinner of its own: React keeps one that it has shown
 * for 300 ms.
 */
const SOON_MS = 500;
/** Code that takes longer is waited for with a spinner. */
const LATE_MS = 3000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for who is here, for the texts and for the code of the page at once. The router asks for
 * them one after the other, and each is a journey to the server; it finds them on their way, and
 * says what fails.
 */
function askAhead(router: typeof Router): Promise<unknown> {
  const matches: readonly { routeId: keyof typeof router.routesById }[] = router.matchRoutes(
    router.latestLocation,
  );
  const routes: AnyRoute[] = matches.map(({ routeId }) => router.routesById[routeId]);
  if (routes.includes(shellRoute)) session.load().catch(() => {});
  const common = startI18n(loadMessages);
  loadTexts(...routes.flatMap(({ options }) => options.staticData?.texts ?? [])).catch(() => {});
  // The largest leaves last: connections are few.
  const named = inTurns("link[data-next]").then(() => {
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => {});
  });
  return Promise.all([common, Promise.race([named, pause(LATE_MS)])]);
}

async function main(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  // Every route and what every feature lends: run in a task of their own.
  const { features, router } = await import("./router.tsx");
  await askAhead(router);
  onLanguageChange(() => void router.invalidate());
  followPages(router);
  const root = createRoot(container);
  // What the server sent stays on screen until the page is there.
  if (!container.firstElementChild) root.render(<PagePending />);
  // What fails here fails again under the provider, which says so.
  const loaded = router.load().catch(() => {});
  firstPage.begins(loaded);
  await Promise.race([loaded, pause(SOON_MS)]);
  // In slices: what is pressed or scrolled meanwhile does not wait for the whole page.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Suspense fallback={<PagePending />}>
          <RouterProvider router={router} />
        </Suspense>
      </StrictMode>,
    ),
  );
  if (errorReportsWait()) needWatchers();
  startWhenNeeded(features, firstPage.whole);
}

void main();
