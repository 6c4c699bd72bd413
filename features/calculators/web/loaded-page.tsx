import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageOr } from "#platform/i18n/languages.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";

interface LoadedPageProps<Loaded> {
  /** What is loaded, among what the page keeps. */
  name: string;
  id: string;
  /** Said when nothing has this id. */
  missing: { title: string; body: string };
  load(id: string, language: Language): Promise<Loaded | null>;
  children(loaded: Loaded, language: Language): ReactNode;
}

/** A page made of a chunk of the application: loading, failed, unknown, there. */
export function LoadedPage<Loaded>({ name, id, missing, load, children }: LoadedPageProps<Loaded>) {
  const { t, i18n } = useTranslation("calculators");
  const language = languageOr(i18n.language);
  const { data, isError, refetch } = useQuery({
    queryKey: ["calculators", name, id, language],
    queryFn: () => load(id, language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  if (isError)
    return (
      <EmptyState
        whole
        title={t("list.failed")}
        action={
          <button type="button" onClick={() => void refetch()}>
            {t("list.retry")}
          </button>
        }
      />
    );
  if (data === undefined) return <PagePending />;
  if (data === null)
    return (
      <EmptyState
        whole
        title={missing.title}
        body={missing.body}
        action={<Link to="/calculator">{t("back")}</Link>}
      />
    );
  return children(data, language);
}
