import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { PageBoundary } from "#platform/ui/errors/page-boundary.tsx";
import { NetworkBanner } from "#platform/ui/network/network-banner.tsx";
import { optionalPart } from "#platform/ui/optional-part.ts";

const Overlays = optionalPart(() => import("./overlays.tsx").then((module) => module.Overlays));
const QueueNote = optionalPart(() =>
  import("#platform/offline/web/queue-note.tsx").then((module) => module.QueueNote),
);

/** Once the first page is drawn and the browser has nothing better to do. */
function WhenCalm() {
  const [calm, setCalm] = useState(false);
  const drawn = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation !== undefined,
  });
  useEffect(() => {
    if (!drawn) return;
    const start = (): void => setCalm(true);
    if ("requestIdleCallback" in globalThis) {
      const id = requestIdleCallback(start, { timeout: 3000 });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(start, 1000);
    return () => clearTimeout(id);
  }, [drawn]);
  if (!calm) return null;
  return (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  );
}

/**
 * Around every page: what is said when the network fails, the last boundary, and what floats above.
 */
export function Root() {
  const router = useRouter();
  return (
    <>
      <NetworkBanner
        onReached={() => void router.invalidate()}
        note={
          <Suspense fallback={null}>
            <QueueNote />
          </Suspense>
        }
      />
      <PageBoundary whole>
        <Outlet />
      </PageBoundary>
      <WhenCalm />
    </>
  );
}
