import { IconSearch, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOr } from "#platform/i18n/languages.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import type { CalculatorSummary } from "../contract.ts";
import { queries } from "./api.ts";
import styles from "./list.module.css";
import { moveInList } from "./move-in-list.ts";
import { listCalculators } from "./offline.ts";
import { matching } from "./search.ts";

/** Every calculator by field of medicine, narrowed as one types. What is typed stays on the page. */
export function ListPage() {
  const { t, i18n } = useTranslation("calculators");
  const [typed, setTyped] = useState("");
  const language = languageOr(i18n.language);
  const { data, isError, refetch } = useQuery({
    ...queries.list.queryOptions({ input: { language } }),
    queryFn: () => listCalculators(language),
  });
  const found = data ? matching(data, typed) : [];
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      <Search value={typed} onChange={setTyped} />
      {isError && (
        <EmptyState
          title={t("list.failed")}
          action={
            <button type="button" className={styles.retry} onClick={() => void refetch()}>
              {t("list.retry")}
            </button>
          }
        />
      )}
      {data && found.length === 0 && <EmptyState title={t("search.nothing")} body={t("search.nothingBody")} />}
      {found.length > 0 && <Groups found={found} />}
      <p className={styles.notice}>{t("notice")}</p>
    </div>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("calculators");
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.panel}>
      <div className={styles.field}>
        <IconSearch size={22} stroke={1.7} aria-hidden />
        <input
          ref={field}
          type="search"
          value={value}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onChange("");
            if (event.key === "ArrowDown") {
              event.preventDefault();
              document.querySelector<HTMLElement>("[data-calculator]")?.focus();
            }
          }}
        />
        {value !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t("search.clear")}
            onClick={() => {
              onChange("");
              field.current?.focus();
            }}
          >
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
    </search>
  );
}

function Groups({ found }: { found: readonly CalculatorSummary[] }) {
  const { t } = useTranslation("calculators");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the links it holds.
    <div className={styles.groups} onKeyDown={moveInList}>
      {[...Map.groupBy(found, ({ category }) => category)].map(([category, calculators]) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className={styles.category}>
            {t(`categories.${category}`)}
          </h2>
          <ul className={styles.rows}>
            {calculators.map(({ id, name, summary }) => (
              <li key={id}>
                <Link
                  to="/calculator/$calculatorId"
                  params={{ calculatorId: id }}
                  className={styles.line}
                  data-calculator
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.about}>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
