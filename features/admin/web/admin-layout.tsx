// The layout of /admin: its own rail, made of the pages that features lend. People who are no
// administrators see one page.

import { IconArrowLeft, IconLayoutDashboard } from "@tabler/icons-react";
import { Link, Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#platform/auth/web/me.ts";
import { session, useMe } from "#platform/auth/web/session.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { PageBoundary } from "#platform/ui/errors/page-boundary.tsx";
import { NamedIcon } from "#platform/ui/named-icon.tsx";
import { Providers } from "#platform/ui/providers.tsx";
import { queryClient } from "#platform/ui/query-client.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { AccessDenied } from "./access-denied.tsx";
import styles from "./admin-layout.module.css";

/** What an administrator read must not stay on screen once the session has ended. */
function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.current()) return;
        queryClient.clear();
        void navigate({ href: `/auth?redirect=${encodeURIComponent(location.pathname)}` });
      }),
    [navigate],
  );
}

/** On a phone the pages are one line that scrolls: the current one must be in sight. */
function useCurrentInSight(): void {
  const address = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the current link.
  useEffect(() => {
    const current = document.querySelector('#navigation [aria-current="page"]');
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [address]);
}

/** The pages that a moderator reads; an administrator reads them all. */
const pagesOf = ({ systemRole }: Pick<Me, "systemRole">) =>
  contributions("adminPages").filter(
    ({ access }) => systemRole === "admin" || access === systemRole,
  );

function Rail() {
  const { t } = useTranslation(["admin", "nav"]);
  const me = useMe();
  useCurrentInSight();
  return (
    <aside className={styles.rail} aria-label={t("layout.title")}>
      <Link to="/" className={styles.brand}>
        <img src="/icon.svg" width={32} height={32} alt="" />
        Sclepios
      </Link>
      <p className={styles.place}>{t("layout.title")}</p>
      <nav id="navigation" tabIndex={-1} aria-label={t("layout.menu")} className={styles.nav}>
        <ul className={styles.links}>
          {me.systemRole === "admin" && (
            <li>
              <DynamicLink to="/admin" exact className={styles.link}>
                <IconLayoutDashboard size={20} stroke={1.7} aria-hidden />
                {t("nav.overview")}
              </DynamicLink>
            </li>
          )}
          {pagesOf(me).map(({ path, label, icon }) => (
            <li key={path}>
              <DynamicLink to={`/admin/${path}`} className={styles.link}>
                {icon && <NamedIcon name={icon} size={20} stroke={1.7} />}
                {navText(label)}
              </DynamicLink>
            </li>
          ))}
          <li className={styles.back}>
            <Link to="/" className={styles.link}>
              <IconArrowLeft size={20} stroke={1.7} aria-hidden />
              {t("layout.back")}
            </Link>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

function Frame() {
  const { t } = useTranslation("admin");
  useSessionEnd();
  return (
    <>
      <a className="skip" href="#content">
        {t("layout.skipContent")}
      </a>
      <a className="skip" href="#navigation">
        {t("layout.skipNav")}
      </a>
      <div className={styles.frame}>
        <Rail />
        <div className={styles.sheet}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <PageBoundary>
              <Suspense fallback={<PagePending />}>
                <Outlet />
              </Suspense>
            </PageBoundary>
          </main>
        </div>
      </div>
    </>
  );
}

export function AdminLayout() {
  const me = useMe();
  const address = useRouterState({ select: (state) => state.location.pathname });
  const open = pagesOf(me).some(({ path }) => address === `/admin/${path}`);
  if (me.systemRole !== "admin" && !open) return <AccessDenied />;
  return (
    <Providers>
      <Frame />
    </Providers>
  );
}
