// A page of the administration that is a list: its title, its filters, its rows.
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { PageHeader } from "../page-header.tsx";
import styles from "./records.module.css";
import { Records, type RecordsProps, type RecordsState } from "./records.tsx";

interface Props<Row> extends Omit<RecordsProps<Row>, "state" | "rows" | "label"> {
  title: string;
  lead: string;
  /** Name of the button that reads the list again; without it there is none. */
  refresh?: string;
  list: RecordsState & { isRefetching: boolean; data: { pages: { items: Row[] }[] } | undefined };
  filters: ReactNode;
  /** Above the filters. */
  children?: ReactNode;
  /** Between the filters and the rows: what the list says as a whole. */
  summary?: ReactNode;
}

export function RecordsPage<Row>({
  title,
  lead,
  refresh,
  list,
  filters,
  children,
  summary,
  ...table
}: Props<Row>) {
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          refresh && (
            <Button
              variant="default"
              onClick={() => void list.refetch()}
              loading={list.isRefetching}
            >
              {refresh}
            </Button>
          )
        }
      />
      {children}
      <search className={styles.filters}>{filters}</search>
      {summary}
      <Records
        {...table}
        state={list}
        rows={list.data?.pages.flatMap((page) => page.items) ?? []}
        label={title}
      />
    </>
  );
}
