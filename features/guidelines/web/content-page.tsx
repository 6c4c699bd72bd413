// The library as its readers go through it: every passage with what it stands on, and the errors
// that people reported.
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ReportsList } from "#features/content-reports/web/public.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import styles from "./content.module.css";
import { ContentPassages } from "./content-passages.tsx";

const TABS = ["passages", "reports"] as const;

export function ContentPage() {
  const { t } = useTranslation("guidelines");
  const navigate = useNavigate();
  const hash = useRouterState({ select: (state) => state.location.hash });
  return (
    <>
      <PageHeader title={t("content.title")} lead={t("content.lead")} />
      <TabFrame
        label={t("content.tabs")}
        tabs={TABS.map((id) => ({ id, name: t(`content.${id}`) }))}
        open={TABS.find((id) => id === hash) ?? "passages"}
        onOpen={(id) => void navigate({ to: ".", hash: id, replace: true })}
        className={styles.panel ?? ""}
      >
        {({ id }) => (id === "reports" ? <ReportsList /> : <ContentPassages />)}
      </TabFrame>
    </>
  );
}
