import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatAgo } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { SORTS, type Sort } from "../../domain/limits.ts";
import type { SheetActions } from "../use-sheet-actions.ts";
import styles from "./list.module.css";
import { SheetRow } from "./sheet-row.tsx";
import { useSheets } from "./use-sheets.ts";

const PAUSE = 250;

interface SheetListProps {
  actions: SheetActions;
  onOpen(id: string): void;
  /** Null while a sheet is being made: the way to it is there already. */
  onNew: (() => void) | null;
}

interface NoSheetsProps {
  /** When this device last heard from the server; null when the server itself says none. */
  keptAt: Date | null;
  onRetry(): void;
  onNew: SheetListProps["onNew"];
}

function NoSheets({ keptAt, onRetry, onNew }: NoSheetsProps) {
  const { t } = useTranslation("revision-sheets");
  if (keptAt)
    return (
      <EmptyState
        title={t("list.unknown")}
        body={t("list.noneHeld", { when: formatAgo(keptAt) })}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      />
    );
  return onNew === null ? null : (
    <EmptyState
      title={t("list.none")}
      body={t("list.noneBody")}
      action={
        <Button size="md" onClick={onNew}>
          {t("list.new")}
        </Button>
      }
    />
  );
}

export function SheetList({ actions, onOpen, onNew }: SheetListProps) {
  const { t } = useTranslation("revision-sheets");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("updated");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typed === "" ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useSheets(search, sort);
  const notHeld = useNotCached(list.error);
  const [first] = list.data?.pages ?? [];
  const sheets = list.data?.pages.flatMap((page) => page.sheets) ?? [];

  if (list.isPending) return <PagePending />;
  if (!first)
    return (
      <div role="alert">
        <EmptyState
          title={t("errors.load")}
          body={notHeld}
          action={<Button onClick={() => void list.refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (first.total === 0 && search === "" && typed === "")
    return <NoSheets keptAt={first.keptAt} onRetry={() => void list.refetch()} onNew={onNew} />;
  return (
    <section aria-label={t("list.label")}>
      {first.keptAt && (
        <p className={styles.held} role="status">
          {t("list.heldSince", { when: formatAgo(first.keptAt) })}
        </p>
      )}
      <search className={styles.tools}>
        <label className={styles.search} htmlFor={id}>
          <IconSearch size={18} aria-hidden />
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={200}
            autoComplete="off"
            aria-label={t("list.search")}
            placeholder={t("list.search")}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <label className={styles.sort}>
          <span>{t("list.sort")}</span>
          <select
            value={sort}
            onChange={({ currentTarget }) =>
              setSort(SORTS.find((one) => one === currentTarget.value) ?? "updated")
            }
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`list.sorts.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p role="status" className={styles.count}>
        {t("list.found", { count: first.total })}
      </p>
      {sheets.length === 0 ? (
        <EmptyState
          title={t("list.notFound")}
          action={<Button onClick={() => setTyped("")}>{t("list.clear")}</Button>}
        />
      ) : (
        <ul className={styles.rows}>
          {sheets.map((sheet) => (
            <SheetRow key={sheet.id} sheet={sheet} actions={actions} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("list.more")}
        </Button>
      )}
    </section>
  );
}
