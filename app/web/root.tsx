import { Outlet, useRouter } from "@tanstack/react-router";
import { PageBoundary } from "#platform/ui/errors/page-boundary.tsx";
import { NetworkBanner } from "#platform/ui/network/network-banner.tsx";

/** Around every page: what is said when the network fails, and the last boundary. */
export function Root() {
  const router = useRouter();
  return (
    <>
      <NetworkBanner onReached={() => void router.invalidate()} />
      <PageBoundary whole>
        <Outlet />
      </PageBoundary>
    </>
  );
}
