// A list of rows read page by page: loading, failure, emptiness, the rows, and the button for the
// next page.
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "../empty-state.tsx";
import { PagePending } from "../routing/pending.tsx";
import styles from "./records.module.css";

export interface RecordsTexts {
  none: string;
  noneBody: string;
  more: string;
  failed: string;
  retry: string;
}

/** What an infinite query of TanStack says, reduced to what the list needs. */
export interface RecordsState {
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

export interface RecordsProps<Row> {
  state: RecordsState;
  rows: readonly Row[];
  columns: readonly string[];
  texts: RecordsTexts;
  /** Name of the table for assistive technology. */
  label: string;
  /** One <tr>, its cells made with `Cell`. */
  row(row: Row): ReactNode;
}

export function Records<Row>({ state, rows, columns, texts, label, row }: RecordsProps<Row>) {
  if (state.isPending) return <PagePending />;
  if (state.isError && rows.length === 0)
    return (
      <div role="alert">
        <EmptyState
          title={texts.failed}
          action={<Button onClick={() => state.refetch()}>{texts.retry}</Button>}
        />
      </div>
    );
  if (rows.length === 0) return <EmptyState title={texts.none} body={texts.noneBody} />;
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
      </table>
      {state.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="default"
            loading={state.isFetchingNextPage}
            onClick={() => state.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </p>
      )}
    </>
  );
}

/** A cell that carries its column's name where the header cannot be seen. */
export function Cell({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <td data-label={label} {...(className ? { className } : {})}>
      <div>{children}</div>
    </td>
  );
}

export type Tone = "quiet" | "ok" | "warn" | "alert";

/** A state in words; the mark before it repeats it by colour and by shape. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
