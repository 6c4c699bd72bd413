import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES, type Specialty } from "#features/guidelines/domain/public.ts";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { CachedNote, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { Chips } from "#platform/ui/choice/choice.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { CASE_STANDINGS } from "../../domain/cases/clinical-case.ts";
import { DIFFICULTIES, type Difficulty } from "../../domain/programme.ts";
import { queries } from "../api.ts";
import shared from "../configure/configure.module.css";
import { CaseRow } from "./case-row.tsx";
import styles from "./cases.module.css";
import type { CaseFilters } from "./listed-cases.ts";
import { EVERY_CASE, useCases } from "./use-cases.ts";

/** Clinical cases: chosen, begun, gone on with, done again. */
export function CasesTab({ onOpen }: { onOpen(id: string): void }) {
  const { t } = useTranslation(["cases", "study"]);
  const [filters, setFilters] = useState(EVERY_CASE);
  const cache = useQueryClient();
  const offline = useNetwork().offline;
  const found = useCases(filters);
  const narrow = (change: Partial<CaseFilters>) => setFilters({ ...filters, ...change });
  const there = new Set(found.specialties.map(({ value }) => value));
  const levels = new Set(found.difficulties.map(({ value }) => value));
  const open = (id: string) => {
    void cache.invalidateQueries({ queryKey: queries.key() });
    onOpen(id);
  };
  return (
    <section aria-label={t("tab.title")} className={styles.tab}>
      <p className={shared.hint}>{t("tab.lead")}</p>
      <div className={styles.filters}>
        {there.size > 1 && (
          <Chips<Specialty>
            legend={t("study:configure.specialty")}
            options={SPECIALTIES.filter((one) => there.has(one))}
            chosen={filters.specialties}
            say={(one) => t(`study:specialties.${one}`)}
            onChange={(specialties) => narrow({ specialties })}
          />
        )}
        {levels.size > 1 && (
          <Chips<Difficulty>
            legend={t("study:configure.difficulty")}
            options={DIFFICULTIES.filter((one) => levels.has(one))}
            chosen={filters.difficulties}
            say={(one) => t(`study:difficulties.${one}`)}
            onChange={(difficulties) => narrow({ difficulties })}
          />
        )}
        <Chips
          legend={t("tab.standing")}
          options={CASE_STANDINGS}
          chosen={filters.standings}
          say={(one) => t(`standing.${one}`)}
          onChange={(standings) => narrow({ standings })}
        />
      </div>
      {offline && <p className={shared.hint}>{t("tab.offline")}</p>}
      <Found found={found} onOpen={open} onAll={() => setFilters(EVERY_CASE)} />
    </section>
  );
}

interface FoundProps {
  found: ReturnType<typeof useCases>;
  onOpen(id: string): void;
  onAll(): void;
}

function Found({ found, onOpen, onAll }: FoundProps) {
  const { t } = useTranslation("cases");
  const { cases, total, keptAt, fromDevice, isError, refetch } = found;
  if (!cases)
    return isError ? (
      <PartProblem problem={t("tab.failed")} onRetry={() => void refetch()} />
    ) : (
      <PagePending />
    );
  if (cases.length === 0)
    return (
      <EmptyState
        title={t("tab.none")}
        action={
          <Button variant="default" onClick={onAll}>
            {t("tab.all")}
          </Button>
        }
      />
    );
  return (
    <>
      {total !== null && <p role="status">{t("tab.found", { count: total })}</p>}
      {fromDevice && <p role="status">{t("tab.here", { count: cases.length })}</p>}
      <ul className={styles.list}>
        {cases.map((one) => (
          <CaseRow key={one.case.id} listed={one} onOpen={onOpen} />
        ))}
      </ul>
      {keptAt && <CachedNote at={keptAt} />}
    </>
  );
}
