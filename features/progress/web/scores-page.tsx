import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";

export function ScoresPage() {
  const { t } = useTranslation("progress");
  return <PageHeader title={t("page.title")} />;
}
