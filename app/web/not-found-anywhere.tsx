import { lazy } from "react";
import { useSession } from "#platform/auth/web/session.ts";
import { NotFound, NotFoundPage } from "#platform/ui/errors/not-found.tsx";

const Shell = lazy(() => import("./shell/shell.tsx").then((module) => ({ default: module.Shell })));

export function NotFoundAnywhere() {
  if (!useSession()?.consent) return <NotFoundPage />;
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}
