import "#platform/ui/styles.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { i18n, startI18n } from "#platform/i18n/web/i18n.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { features } from "./features.ts";
import { loadMessages } from "./messages.ts";
import { followPages } from "./page-head.ts";
import { router } from "./router.tsx";

/** Features start once the first page is drawn and the browser is idle: they watch, nobody waits for them. */
function startFeatures(): void {
  const start = (): void => {
    for (const feature of features as readonly { start?(): () => void }[]) feature.start?.();
  };
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 1000);
}

async function main(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  await startI18n(loadMessages);
  i18n.on("languageChanged", () => void router.invalidate());
  followPages(router);
  createRoot(container).render(
    <StrictMode>
      <Suspense fallback={<PagePending />}>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  );
  startFeatures();
}

void main();
