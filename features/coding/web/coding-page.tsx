import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { AskModel } from "./ask-model.tsx";
import styles from "./coding.module.css";
import { CodingResult } from "./coding-result.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { NotCodedList } from "./not-coded-list.tsx";
import { SavedCodings } from "./saved-codings.tsx";
import { useCoding } from "./use-coding.ts";

/** From a clinical description to the codes that may be accepted, and why. */
export function CodingPage() {
  const { t } = useTranslation("coding");
  const state = useCoding();
  const [active, setActive] = useState<string | null>(null);
  const { coding, isPending, isError } = state;
  return (
    <>
      <PageHeader
        title={t("page.title")}
        lead={t("lead")}
        actions={
          <Link to="/coding/browse" className={styles.link}>
            {t("browse.open")}
          </Link>
        }
      />
      <div className={styles.columns}>
        <div className={styles.entry}>
          <DescriptionForm state={state} active={active} onActive={setActive} />
          {coding && <NotCodedList notCoded={coding.coded.notCoded} />}
        </div>
        <div className={styles.answer} aria-busy={isPending}>
          <p role="status" className={styles.state}>
            {isPending && t("state.generating")}
          </p>
          {isError && !isPending && (
            <p role="alert" className={styles.warning}>
              {t("state.error")}
            </p>
          )}
          {coding?.model && !isError && <AskModel coding={coding} asked={state.model} />}
          {coding && !isError && (
            <CodingResult
              coding={coding}
              id={coding.id}
              corrections={state.corrections}
              onCorrect={state.correct}
              onRestore={state.restore}
              active={active}
              onActive={setActive}
            />
          )}
        </div>
      </div>
      <SavedCodings
        onOpen={(record) => {
          state.open(record);
          globalThis.scrollTo({ top: 0 });
        }}
      />
      <Notice>{t("notice")}</Notice>
    </>
  );
}
