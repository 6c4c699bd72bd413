import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import type { Draft } from "./draft.ts";
import { ProtocolForm } from "./protocol-form.tsx";

interface FormFrameProps {
  title: string;
  lead?: string;
  back: string;
  place: string;
  mayWrite: boolean;
  fresh: Draft;
}

/** The page of a form; who does not write protocols is told who does. */
export function FormFrame({ title, lead, back, place, mayWrite, fresh }: FormFrameProps) {
  const { t } = useTranslation("protocols");
  return (
    <div className={reading.page}>
      <BackLink to={back} label={t("back")} />
      <PageHeader title={title} {...(lead ? { lead } : {})} />
      {mayWrite ? (
        <ProtocolForm place={place} fresh={fresh} />
      ) : (
        <EmptyState title={t("form.refused")} body={t("empty.reader")} />
      )}
    </div>
  );
}
