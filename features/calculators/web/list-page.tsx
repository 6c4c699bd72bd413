import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOr } from "#platform/i18n/languages.ts";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { Catalogue } from "#platform/ui/catalogue/catalogue.tsx";
import { SearchPanel } from "#platform/ui/catalogue/search-panel.tsx";
import { useTyped } from "#platform/ui/catalogue/use-typed.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import type { CalculatorSummary } from "../contract.ts";
import { BUNDLES } from "../domain/bundles.ts";
import { CATEGORIES, REASONS } from "../domain/calculator.ts";
import { queries } from "./api.ts";
import styles from "./list-page.module.css";
import { Shortcuts } from "./marks/shortcuts.tsx";
import { useMarks } from "./marks/use-marks.ts";
import { listCalculators } from "./offline.ts";
import { matching } from "./search.ts";

/**
 * Every calculator by field of medicine or by reason for encounter, narrowed as one types. What is
 * typed stays on the page.
 */
export function ListPage() {
  const { t, i18n } = useTranslation("calculators");
  const [typed, setTyped] = useTyped();
  const [order, setOrder] = useState<Order>("category");
  const { marks } = useMarks();
  const language = languageOr(i18n.language);
  const { data, isError, isPending, refetch } = useQuery({
    ...queries.list.queryOptions({ input: { language } }),
    queryFn: () => listCalculators(language),
  });
  const found = data ? matching(data, typed) : [];
  const whole = data !== undefined && typed.trim() === "";
  return (
    <div className={reading.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      <SearchPanel
        value={typed}
        onChange={setTyped}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        clear={t("search.clear")}
        maxLength={100}
        pending={isPending}
      />
      {isError && (
        <EmptyState
          title={t("list.failed")}
          action={
            <button type="button" onClick={() => void refetch()}>
              {t("list.retry")}
            </button>
          }
        />
      )}
      {data && found.length === 0 && (
        <EmptyState title={t("search.nothing")} body={t("search.nothingBody")} />
      )}
      {whole && (
        <>
          <Shortcuts id="favourites" ids={marks?.favourites ?? []} all={data} />
          <Shortcuts id="recents" ids={marks?.recents ?? []} all={data} />
          <Bundles />
          <SegmentedControl
            className={styles.order ?? ""}
            aria-label={t("marks.by")}
            value={order}
            onChange={(next) => setOrder(next as Order)}
            data={[
              { value: "category", label: t("marks.byCategory") },
              { value: "reason", label: t("marks.byReason") },
            ]}
          />
        </>
      )}
      {found.length > 0 && <Groups found={found} order={whole ? order : "category"} />}
      <p className={styles.absent}>
        <Link to="/calculator/absent">{t("absent.link")}</Link>
      </p>
      <Notice>{t("notice")}</Notice>
    </div>
  );
}

type Order = "category" | "reason";

/** What brings a person in, each with its calculators on one form. */
function Bundles() {
  const { t } = useTranslation("calculators");
  return (
    <nav className={styles.shortcuts} aria-labelledby="by-reason">
      <h2 id="by-reason">{t("bundle.heading")}</h2>
      <ul>
        {BUNDLES.map(({ id }) => (
          <li key={id}>
            <Link to="/calculator/reason/$bundleId" params={{ bundleId: id }}>
              {t(`bundles.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In the order of the specialties, not of the catalogue. */
const byCategory = (found: readonly CalculatorSummary[]) =>
  CATEGORIES.map((id) => ({
    id,
    label: `categories.${id}`,
    its: found.filter(({ category }) => category === id),
  }));

/** A calculator stands under each reason it serves. */
const byReason = (found: readonly CalculatorSummary[]) =>
  REASONS.map((id) => ({
    id,
    label: `reasons.${id}`,
    its: found.filter(({ reasons }) => reasons.includes(id)),
  }));

function Groups({ found, order }: { found: readonly CalculatorSummary[]; order: Order }) {
  const { t } = useTranslation("calculators");
  const groups = order === "category" ? byCategory(found) : byReason(found);
  return (
    <Catalogue
      groups={groups
        .filter(({ its }) => its.length > 0)
        .map((group) => ({
          id: group.id,
          label: t(group.label),
          lines: group.its.map(({ id, name, summary }) => (
            <li key={id}>
              <Link
                to="/calculator/$calculatorId"
                params={{ calculatorId: id }}
                className={catalogue.line}
                data-result
              >
                <span className={catalogue.name}>{name}</span>
                <span className={catalogue.about}>{summary}</span>
              </Link>
            </li>
          )),
        }))}
    />
  );
}
