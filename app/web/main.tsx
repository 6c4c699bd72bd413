import "#platform/ui/styles.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { needWatchers, startWhenNeeded } from "#platform/feature/web/start-features.ts";
import { onLanguageChange, startI18n } from "#platform/i18n/web/i18n.ts";
import { errorReportsWait } from "#platform/ui/errors/report.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { features } from "./features.ts";
import { loadMessages } from "./messages.ts";
import { followPages } from "./page-head.ts";
import { router } from "./router.tsx";

/** Within it the first page comes without a spinner of its own: React keeps one that it has shown for 300 ms. */
const SOON_MS = 500;

async function main(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  await startI18n(loadMessages);
  onLanguageChange(() => void router.invalidate());
  followPages(router);
  const root = createRoot(container);
  root.render(<PagePending />);
  // What fails here fails again under the provider, which says so.
  await Promise.race([router.load().catch(() => {}), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
  root.render(
    <StrictMode>
      <Suspense fallback={<PagePending />}>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  );
  if (errorReportsWait()) needWatchers();
  startWhenNeeded(features);
}

void main();
