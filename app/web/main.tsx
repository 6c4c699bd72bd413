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

async function main(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  await startI18n(loadMessages);
  onLanguageChange(() => void router.invalidate());
  followPages(router);
  createRoot(container).render(
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
