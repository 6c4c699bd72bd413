import { Outlet, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { PageBoundary } from "#platform/ui/errors/page-boundary.tsx";
import { NetworkBanner } from "#platform/ui/network/network-banner.tsx";
import { optionalPart } from "#platform/ui/optional-part.ts";
import { firstPage } from "./first-page.ts";

const Overlays = optionalPart(() => import("./overlays.tsx").then((module) => module.Overlays));
const QueueNote = optionalPart(() =>
  import("#platform/offline/web/queue-note.tsx").then((module) => module.QueueNote),
);

/** Once the first page is whole and the browser has nothing better to do. */
function WhenCalm() {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    let left = false;
    const start = (): void => {
      if (!left) setCalm(true);
    };
    void firstPage.whole.then(() => {
      if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 3000 });
      else setTimeout(start, 1000);
    });
    return () => {
      left = true;
    };
  }, []);
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
