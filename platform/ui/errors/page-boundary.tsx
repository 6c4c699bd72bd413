import { useRouter, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RecoveringBoundary } from "./recovering-boundary.tsx";

/** The boundary around an outlet: knows the address and what the router itself failed on. */
export function PageBoundary({
  children,
  whole = false,
}: {
  children: ReactNode;
  whole?: boolean;
}) {
  const router = useRouter();
  const address = useRouterState({ select: (state) => state.location.pathname });
  return (
    <RecoveringBoundary
      resetKey={address}
      whole={whole}
      isNavigationError={(error) => router.state.matches.some((match) => match.error === error)}
    >
      {children}
    </RecoveringBoundary>
  );
}
