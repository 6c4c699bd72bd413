import { useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { useContributions } from "#platform/feature/web/contributions.ts";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { SearchPanel } from "#platform/ui/catalogue/search-panel.tsx";
import { useTyped } from "#platform/ui/catalogue/use-typed.ts";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { queries } from "./api.ts";
import { SearchResults } from "./search-results.tsx";
import { SheetList } from "./sheet-list.tsx";
import { useSearch } from "./use-search.ts";

/**
 * The library: a search that answers as one types, and under it every sheet by specialty. What is
 * typed stays on the page and is there on the way back: it may describe a patient, and an address
 * is kept.
 */
export function LibraryPage() {
  const { t } = useTranslation("guidelines");
  const [typed, setTyped] = useTyped();
  const { query, search, pending } = useSearch(typed.trim());
  const list = useQuery({
    queryKey: [...queries.list.queryKey({ input: {} }), "held"],
    queryFn: async ({ signal }) => (await import("./offline/cached-library.ts")).readList(signal),
    retry: false,
  });
  // Drawn in slices: what is typed meanwhile does not wait for the list.
  const drawn = useDeferredValue(list.data);
  const keptAt = (query === "" ? drawn : search.data)?.keptAt;
  return (
    <div className={reading.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      <SearchPanel
        value={typed}
        onChange={setTyped}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        clear={t("search.clear")}
        maxLength={300}
        pending={pending || (query === "" && !drawn && !list.isError)}
      />
      {query === "" && <LentSections />}
      {query === "" ? <SheetList drawn={drawn} list={list} /> : <SearchResults search={search} />}
      {keptAt && <CachedNote at={keptAt} />}
      <Notice>{t("notice")}</Notice>
    </div>
  );
}

/** What other rooms keep in the library: nothing while it loads, nor where it fails. */
function LentSections() {
  const { data } = useContributions("library");
  return data?.widgets.map(({ id, component: Section }) => (
    <Suspense key={id} fallback={null}>
      <Section />
    </Suspense>
  ));
}
