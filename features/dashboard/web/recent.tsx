import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RecentItem, RecentSource } from "#platform/feature/web/web-feature.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { cachedOptions, type Reading } from "#platform/offline/web/cached-query.ts";
import { formatAgo, formatDate } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import styles from "./dashboard.module.css";

const SHOWN = 6;
type Items = readonly RecentItem[];

/** What every source that answered says, latest first. Those that did not are told under it. */
const merged = (results: readonly UseQueryResult<Reading<Items>>[]) => {
  const read = results.flatMap(({ data }) => data ?? []);
  const kept = read.flatMap(({ keptAt }) => keptAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  return {
    items: read
      .flatMap(({ data }) => data)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, SHOWN),
    keptAt: kept[0] ?? null,
    failed: results.filter(({ isError, data }) => isError && !data),
    pending: results.some(({ isPending }) => isPending),
  };
};

const when = ({ at, wholeDay }: RecentItem): string =>
  wholeDay ? formatDate(at, { weekday: "long", day: "numeric", month: "long" }) : formatAgo(at);

/** The last things done in every feature, one list. */
export function Recent({ sources }: { sources: readonly RecentSource[] }) {
  const { t } = useTranslation("dashboard");
  const results = useQueries({
    queries: sources.map(({ id, read }) =>
      cachedOptions<Items>(`recent-${id}`, ["dashboard", "recent", id], read),
    ),
  });
  const { items, keptAt, failed, pending } = merged(results);
  const all = {
    data:
      items.length > 0 || (!pending && failed.length === 0) ? { data: items, keptAt } : undefined,
    isError: failed.length > 0 && !pending,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
  return (
    <>
      <CachedPart part={all} problem={t("recent.failed")} lines={4}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t("recent.none")}</p>
          ) : (
            <ul className={styles.log}>
              {list.map((item) => (
                <li key={`${item.to} ${item.id}`}>
                  <DynamicLink to={item.to} marked={false}>
                    {item.label}
                  </DynamicLink>
                  <time dateTime={item.at.toISOString()}>{when(item)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </CachedPart>
      {all.data && failed.length > 0 && <p className={styles.quiet}>{t("recent.partial")}</p>}
    </>
  );
}
