import { Tabs } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { contributions } from "#platform/feature/web/registry.ts";
import { loadTexts, navText } from "#platform/i18n/web/i18n.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import styles from "./settings.module.css";

/** The settings: one tab for each that a feature lends, the open one in the address. */
export function SettingsPage() {
  const { t } = useTranslation(["accounts", "nav"]);
  const tabs = contributions("settingsTabs");
  const { tab } = useSearch({ from: "/_app/settings" });
  const navigate = useNavigate();
  const open = tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? "";
  // A tab once opened stays: what was typed in it is still there on the way back.
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  // On a phone the tabs are one line that scrolls: the open one must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is what moves.
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    tab?.parentElement?.scrollTo?.({ left: tab.offsetLeft - 32 });
  }, [open]);
  return (
    <div className={styles.page}>
      <PageHeader title={t("settings.title")} />
      <Tabs
        value={open}
        onChange={(id) =>
          id && void navigate({ to: "/settings", search: { tab: id }, replace: true, resetScroll: false })
        }
      >
        <Tabs.List aria-label={t("settings.tabs")}>
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id} onPointerEnter={() => void loadTexts(label.split(":")[0] ?? "accounts")}>
              {navText(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, component: Content }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            {visited.includes(id) && (
              <Suspense fallback={<PagePending />}>
                <Content />
              </Suspense>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
