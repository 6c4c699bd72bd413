import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { contributions } from "#platform/feature/web/registry.ts";
import { loadTexts, navText } from "#platform/i18n/web/i18n.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import styles from "./settings.module.css";

/** The settings: one tab for each that a feature lends, the open one in the address. */
export function SettingsPage() {
  const { t } = useTranslation(["accounts", "nav"]);
  const tabs = contributions("settingsTabs").map((tab) => ({ ...tab, name: navText(tab.label) }));
  const { tab } = useSearch({ from: "/_app/settings" });
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title={t("settings.title")} />
      <TabFrame
        stay
        label={t("settings.tabs")}
        tabs={tabs}
        open={tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? ""}
        onOpen={(tab) =>
          void navigate({ to: "/settings", search: { tab }, replace: true, resetScroll: false })
        }
        onNear={({ label }) => void loadTexts(label.split(":")[0] ?? "accounts")}
        className={styles.panel}
      >
        {({ component: Content }) => <Content />}
      </TabFrame>
    </div>
  );
}
