import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime } from "#platform/ui/format.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries } from "../api.ts";
import styles from "../configure/configure.module.css";
import { ClassResults } from "./class-results.tsx";
import { OpenPaperForm } from "./open-paper-form.tsx";

/** The papers that a teacher opens to classes, their codes, and what they gave. */
export function ClassesPage() {
  const { t } = useTranslation("study");
  const cache = useQueryClient();
  const papers = useQuery(queries.classPapers.queryOptions());
  const changed = () => cache.invalidateQueries({ queryKey: queries.classPapers.key() });
  const remove = useMutation({
    mutationFn: (id: string) => client.removeClassPaper({ id }),
    onSettled: changed,
  });
  if (papers.isError)
    return (
      <EmptyState
        title={t("errors.loading")}
        action={<Button onClick={() => void papers.refetch()}>{t("page.retry")}</Button>}
      />
    );
  if (!papers.data) return <PagePending />;
  return (
    <>
      <PageHeader title={t("classes.title")} />
      <OpenPaperForm onOpened={() => void changed()} />
      {remove.isError && <p role="alert">{t("errors.session")}</p>}
      <h2>{t("classes.opened")}</h2>
      {papers.data.papers.length === 0 && <EmptyState title={t("classes.none")} />}
      <ul className={styles.list}>
        {papers.data.papers.map(({ id, code, title, count, minutes, opensAt, closesAt }) => (
          <li key={id}>
            <div>
              <p>
                <b>{title}</b> · {t("history.questions", { count })} ·{" "}
                {t("classes.minutes", { count: minutes })}
                <br />
                {t("classes.hours", {
                  from: formatDateTime(opensAt),
                  to: formatDateTime(closesAt),
                })}
                <br />
                {t("classes.code")} <b data-code>{code}</b>
              </p>
              <ClassResults id={id} />
            </div>
            <Button variant="subtle" color="gray" onClick={() => remove.mutate(id)}>
              {t("classes.remove")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
