import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { words } from "#platform/search/normalise.ts";
import { Catalogue } from "#platform/ui/catalogue/catalogue.tsx";
import { SearchPanel } from "#platform/ui/catalogue/search-panel.tsx";
import { useTyped } from "#platform/ui/catalogue/use-typed.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import page from "#platform/ui/reading/reading-page.module.css";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { ProtocolSummary } from "../contract.ts";
import { client, queries } from "./api.ts";
import { ProtocolLines } from "./protocol-lines.tsx";
import styles from "./protocols.module.css";

type ProtocolList = Awaited<ReturnType<typeof client.list>>;

/** Services in alphabetical order; what is not in use any more comes last. */
function grouped(protocols: readonly ProtocolSummary[], gone: string, language: string) {
  const inUse = protocols.filter(({ validity }) => validity !== "withdrawn");
  const withdrawn = protocols.filter(({ validity }) => validity === "withdrawn");
  const groups = [...Map.groupBy(inUse, ({ service }) => service)]
    .sort(([a], [b]) => a.localeCompare(b, language))
    .map(([service, its], at) => ({ id: `service-${at}`, label: service, its }));
  return withdrawn.length === 0
    ? groups
    : [...groups, { id: "withdrawn", label: gone, its: withdrawn }];
}

/** From so many on, a list is searched rather than read. */
const LONG = 8;

/** Every typed word begins a word of the title, the service or the author. */
function matching(protocols: readonly ProtocolSummary[], query: string): ProtocolSummary[] {
  const typed = words(query);
  return protocols.filter(({ title, service, author }) => {
    const known = words([title, service, author].join(" "));
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  });
}

/** The service's own protocols, by service, with what to look at again first said. */
export function ListPage() {
  const { t, i18n } = useTranslation("protocols");
  const {
    data: reading,
    isPending,
    error,
    refetch,
  } = useCachedQuery("protocols", queries.list.queryKey(), (signal) =>
    client.list(undefined, { signal }),
  );
  const data = reading?.data;
  if (isPending) return <PagePending />;
  return (
    <div className={page.page}>
      <PageHeader
        title={t("page.title")}
        lead={i18n.language === "fr" ? t("lead") : `${t("lead")} ${t("untranslated")}`}
      />
      {!data && <NoList error={error} onRetry={() => void refetch()} />}
      {data && <Protocols list={data} />}
      {reading?.keptAt && <CachedNote at={reading.keptAt} />}
      <Notice>{t("notice")}</Notice>
    </div>
  );
}

function Protocols({ list: { protocols, mayWrite } }: { list: ProtocolList }) {
  const { t } = useTranslation("protocols");
  const again = protocols.filter(
    ({ validity }) => validity === "soon" || validity === "expired",
  ).length;
  const write = mayWrite ? (
    <Link to="/protocols/new" className={styles.write}>
      {t("write")}
    </Link>
  ) : undefined;
  if (protocols.length === 0)
    return (
      <EmptyState
        title={t("empty.title")}
        body={t(mayWrite ? "empty.writer" : "empty.reader")}
        action={write}
      />
    );
  return (
    <>
      {write}
      {mayWrite && again > 0 && (
        <p className={styles.again} role="note">
          {t("again", { count: again })}
        </p>
      )}
      <Listed protocols={protocols} />
    </>
  );
}

/** In the place of the list: nobody gave it, and what is known of this device. */
function NoList({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const { t } = useTranslation("protocols");
  return (
    <EmptyState
      title={t("failed.list")}
      body={useNotCached(error)}
      action={
        <button type="button" onClick={onRetry}>
          {t("retry")}
        </button>
      }
    />
  );
}

/** Those that hold what is typed, where there are enough to type. */
function Listed({ protocols }: { protocols: readonly ProtocolSummary[] }) {
  const { t, i18n } = useTranslation("protocols");
  const [typed, setTyped] = useTyped();
  const isLong = protocols.length >= LONG;
  const found = matching(protocols, isLong ? typed : "");
  return (
    <>
      {isLong && (
        <div className={styles.search}>
          <SearchPanel
            value={typed}
            onChange={setTyped}
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            clear={t("search.clear")}
            maxLength={100}
            pending={false}
          />
        </div>
      )}
      {found.length === 0 && (
        <EmptyState title={t("search.nothing")} body={t("search.nothingBody")} />
      )}
      <Catalogue
        groups={grouped(found, t("gone"), i18n.language).map(({ its, ...group }) => ({
          ...group,
          lines: <ProtocolLines protocols={its} />,
        }))}
      />
    </>
  );
}
