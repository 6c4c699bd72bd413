// The layout of signed-in pages: rail on desktop, bars on phones, one sheet in the middle.
import "./icons.ts";
import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { PageBoundary } from "#platform/ui/errors/page-boundary.tsx";
import { Providers } from "#platform/ui/providers.tsx";
import { queryClient } from "#platform/ui/query-client.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { MobileTop, TabBar } from "./mobile-bars.tsx";
import { Palette, usePalette } from "./palette-host.tsx";
import { Rail } from "./rail.tsx";
import styles from "./shell.module.css";
import { ShortcutsHost } from "./shortcuts-host.tsx";
import { useConnectionToasts } from "./use-connection-toasts.ts";

/**
 * The session or the consent ended somewhere else: what this person read leaves the memory, and
 * they sign in again or decide again.
 */
function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe(() => {
        const me = session.current();
        if (me?.consent) return;
        queryClient.clear();
        const here = location.pathname + location.search;
        void navigate({ href: `/${me ? "consent" : "auth"}?redirect=${encodeURIComponent(here)}` });
      }),
    [navigate],
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["common", "nav"]);
  const busy = useRouterState({ select: (state) => state.status === "pending" });
  const palette = usePalette();
  useSessionEnd();
  useConnectionToasts();
  return (
    <>
      <a className="skip" href="#content">
        {t("skipContent")}
      </a>
      <a className="skip" href="#navigation">
        {t("skipNav")}
      </a>
      {busy && <div className={styles.progress} aria-hidden />}
      <div className={styles.frame}>
        <Rail onSearch={palette.open} />
        <MobileTop onSearch={palette.open} />
        <div className={styles.sheet}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <PageBoundary>
              <Suspense fallback={<PagePending />}>{children}</Suspense>
            </PageBoundary>
          </main>
        </div>
        <TabBar />
      </div>
      <Palette palette={palette} />
      <ShortcutsHost />
    </>
  );
}

/** Around the signed-in pages, or around what stands in the place of one. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Providers>
      <Frame>{children}</Frame>
    </Providers>
  );
}
