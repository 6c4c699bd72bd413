import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GRADES } from "#platform/ai/toolbox.ts";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import records from "#platform/ui/records/records.module.css";
import { Cell, Records, Tag } from "#platform/ui/records/records.tsx";
import { EDITIONS } from "../domain/editions.ts";
import { type Filter, MARKS } from "../domain/listed-passage.ts";
import type { ListedPassage } from "../domain/listed-wire.ts";
import { queries } from "./api.ts";
import styles from "./content.module.css";
import { GradeIcon } from "./grade-icon.tsx";

const AGES = [1, 6, 12, 24] as const;

export function ContentPassages() {
  const { t } = useTranslation("guidelines");
  const [filter, setFilter] = useState<Filter>({});
  const list = useInfiniteQuery({
    ...queries.passages.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor ? { cursor } : {}) }),
      ...paged,
    }),
    ...afresh,
  });
  const first = list.data?.pages[0];
  return (
    <>
      <Filters filter={filter} onChange={setFilter} sheets={first?.sheets ?? []} />
      {first && (
        <div role="status">
          <p>
            {t("content.found", {
              count: first.counts.found,
              all: formatNumber(first.counts.all),
            })}
          </p>
          <p className={records.sub}>
            {t("content.summary", {
              ...first.counts,
              verified: (first.counts.grades.issuer ?? 0) + (first.counts.grades.extract ?? 0),
            })}
          </p>
        </div>
      )}
      <Records
        state={list}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        label={t("content.passages")}
        texts={{
          none: t("content.none"),
          noneBody: t("content.noneBody"),
          more: t("content.more"),
          failed: t("content.failed"),
          retry: t("content.retry"),
        }}
        columns={[t("content.text"), t("content.state"), t("content.said")]}
        row={(passage) => <Row key={passage.id} passage={passage} />}
      />
    </>
  );
}

interface FiltersProps {
  filter: Filter;
  onChange(filter: Filter): void;
  sheets: readonly { id: string; title: string }[];
}

function Filters({ filter, onChange, sheets }: FiltersProps) {
  const { t } = useTranslation("guidelines");
  const any = { value: "", label: t("content.all") };
  /** Without a value, the filter is taken away. */
  const set = (name: keyof Filter, value: string | number | undefined) => {
    const { [name]: _gone, ...rest } = filter;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={records.filters}>
      <SelectFilter
        label={t("content.sheet")}
        value={filter.sheet ?? ""}
        options={[
          { value: "", label: t("content.allFeminine") },
          ...sheets.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(value) => set("sheet", value || undefined)}
      />
      <SelectFilter
        label={t("content.grade")}
        value={filter.grade ?? ""}
        options={[any, ...GRADES.map((value) => ({ value, label: t(`grade.${value}`) }))]}
        onChange={(value) => set("grade", value || undefined)}
      />
      <SelectFilter
        label={t("content.older")}
        value={String(filter.older ?? "")}
        options={[
          any,
          ...AGES.map((count) => ({ value: `${count}`, label: t("content.months", { count }) })),
        ]}
        onChange={(value) => set("older", Number(value) || undefined)}
      />
      <SelectFilter
        label={t("content.edition")}
        value={filter.edition ?? ""}
        options={[
          { value: "", label: t("content.allFeminine") },
          ...EDITIONS.map((value) => ({ value, label: t(`content.editions.${value}`) })),
        ]}
        onChange={(value) => set("edition", value || undefined)}
      />
      <SelectFilter
        label={t("content.mark")}
        value={filter.mark ?? ""}
        options={[any, ...MARKS.map((value) => ({ value, label: t(`content.marks.${value}`) }))]}
        onChange={(value) => set("mark", value || undefined)}
      />
    </search>
  );
}

function Row({ passage }: { passage: ListedPassage }) {
  const { t } = useTranslation("guidelines");
  const { sheetId, anchor, edition, newer, reports, signed, avoided } = passage;
  return (
    <tr>
      <Cell label={t("content.text")} className={styles.text}>
        <Link to="/guidelines/$sheetId" params={{ sheetId }} hash={anchor}>
          {passage.title} · {t(`sections.${passage.section}`)} · {anchor}
        </Link>
        <span className={records.sub} lang="fr">
          {passage.text}
        </span>
      </Cell>
      <Cell label={t("content.state")}>
        <span className={styles.state}>
          <GradeIcon grade={passage.grade} /> {t(`grade.${passage.grade}`)}
        </span>
        <span className={records.sub}>
          {t("content.day", { date: formatDate(passage.day) })} · {t("content.edition")}{" "}
          {t(`content.editions.${edition}`)}
        </span>
        {newer.length > 0 && (
          <span className={styles.newer}>{t("content.newer", { titles: newer.join(" · ") })}</span>
        )}
      </Cell>
      <Cell label={t("content.said")}>
        {reports > 0 && <Tag tone="alert">{t("content.reportsOpen", { count: reports })}</Tag>}
        {avoided > 0 && <Tag tone="warn">{t("content.avoidedBy", { count: avoided })}</Tag>}
        {signed > 0 && <Tag tone="ok">{t("content.signedBy", { count: signed })}</Tag>}
        {reports + avoided + signed === 0 && "–"}
      </Cell>
    </tr>
  );
}
