import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries } from "../api.ts";
import styles from "../configure/configure.module.css";
import { languageOf } from "../paper/question-language.ts";
import { dropPaper, storedPapers } from "../paper/stored-paper.ts";
import { AnswerFileInput } from "./answer-file-input.tsx";
import { RestartButton } from "./restart-button.tsx";

const PAGE = 20;

/** Papers begun and handed in; those of this device are there without network too. */
export function HistoryTab({
  onOpen,
  onConfigure,
}: {
  onOpen(id: string): void;
  onConfigure(): void;
}) {
  const { t } = useTranslation(["study", "quiz"]);
  const cache = useQueryClient();
  const { data, isError } = useCachedQuery("study-attempts", queries.attempts.key(), (signal) =>
    client.attempts({ limit: PAGE }, { signal }),
  );
  const held = useQuery({
    queryKey: [...queries.key(), "held"],
    queryFn: storedPapers,
    networkMode: "always",
  });
  const discard = useMutation({
    mutationFn: async (id: string) => {
      await client.discard({ id });
      await dropPaper(id);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queries.key() }),
  });
  const known = data?.data.attempts;
  const papers = known ?? (isError ? held.data : undefined);
  if (!papers) return <PagePending />;
  if (papers.length === 0)
    return (
      <>
        <EmptyState
          title={t("history.none")}
          action={<Button onClick={onConfigure}>{t("history.first")}</Button>}
        />
        <AnswerFileInput onOpen={onOpen} />
      </>
    );
  return (
    <>
      <AnswerFileInput onOpen={onOpen} />
      {discard.isError && <p role="alert">{t("errors.session")}</p>}
      <ul className={styles.list}>
        {papers.map(({ id, mode, quiz, startedAt, submittedAt, count, score, ...paper }) => (
          <li key={id}>
            <p>
              <b>{quiz ? t("quiz:page.title") : t(`mode.${mode}`)}</b>{" "}
              {quiz && <span lang={languageOf(quiz)}>{quiz.title}</span>} ·{" "}
              {formatDateTime(startedAt)} · {t("history.questions", { count })}
              {submittedAt && score !== null && (
                <>
                  {" · "}
                  <b>{formatNumber(score * 20, { maximumFractionDigits: 1 })}/20</b>
                </>
              )}
            </p>
            <Button variant={submittedAt ? "default" : "filled"} onClick={() => onOpen(id)}>
              {t(submittedAt ? "history.read" : "history.resume")}
            </Button>
            {paper.mayRestart && (
              <RestartButton paper={{ id, mode, submittedAt, ...paper }} onBegin={onOpen} />
            )}
            {!submittedAt && (
              <Button variant="subtle" color="gray" onClick={() => discard.mutate(id)}>
                {t("history.discard")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
