import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries } from "../api.ts";
import styles from "../configure/configure.module.css";
import { languageOf } from "../paper/question-language.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { ImportFile } from "./import-file.tsx";

const PAGE = 50;

/** A person's own questions: brought from a file, asked like the others, taken elsewhere. */
export function OwnTab() {
  const { t } = useTranslation("study");
  const cache = useQueryClient();
  const own = useInfiniteQuery({
    queryKey: [...queries.questions.key(), "own"],
    queryFn: ({ pageParam: offset, signal }) =>
      client.questions({ filters: { origin: "own" }, offset, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      offset + PAGE < last.total ? offset + PAGE : undefined,
  });
  const changed = () => cache.invalidateQueries({ queryKey: queries.key() });
  const remove = useMutation({
    mutationFn: (id: string) => client.removeQuestion({ id }),
    onSettled: changed,
  });
  const total = own.data?.pages[0]?.total ?? 0;
  return (
    <>
      <ImportFile onKept={() => void changed()} />
      {own.isError && (
        <EmptyState
          title={t("errors.loading")}
          action={<Button onClick={() => void own.refetch()}>{t("page.retry")}</Button>}
        />
      )}
      {own.isPending && <PagePending />}
      {own.data && total === 0 && <EmptyState title={t("own.none")} />}
      {total > 0 && (
        <section aria-labelledby="own-total">
          <h2 id="own-total">{t("own.total", { count: total })}</h2>
          <ExportButtons />
          {remove.isError && <p role="alert">{t("errors.loading")}</p>}
          <ul className={styles.list}>
            {own.data?.pages
              .flatMap(({ questions }) => questions)
              .map(({ id, question }) => (
                <li key={id}>
                  <p lang={languageOf(question)}>{question.statement}</p>
                  <span>{t(`types.${question.type}`)}</span>
                  <Button
                    variant="subtle"
                    color="gray"
                    aria-label={t("own.removeThis", { statement: question.statement })}
                    onClick={() => remove.mutate(id)}
                  >
                    {t("own.remove")}
                  </Button>
                </li>
              ))}
          </ul>
          {own.hasNextPage && (
            <Button variant="default" onClick={() => void own.fetchNextPage()}>
              {t("own.more")}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
