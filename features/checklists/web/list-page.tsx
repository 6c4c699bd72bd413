import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { Catalogue } from "#platform/ui/catalogue/catalogue.tsx";
import { SearchPanel } from "#platform/ui/catalogue/search-panel.tsx";
import { useTyped } from "#platform/ui/catalogue/use-typed.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import type { ChecklistSummary } from "../contract.ts";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "../domain/kinds.ts";
import { goesOn } from "../domain/run.ts";
import styles from "./checklists.module.css";
import { useMarks } from "./marks/use-marks.ts";
import { Reserves } from "./reserves.tsx";
import { GoingLine } from "./run/going-line.tsx";
import { Joining } from "./run/joining.tsx";
import { factsOf, listRuns, nowOf } from "./run/run-store.ts";
import { matching } from "./search.ts";
import { useChecklists } from "./use-checklists.ts";

/** Every checklist by specialty, narrowed by words and by category; a run that goes on comes first. */
export function ListPage() {
  const { t } = useTranslation("checklists");
  const [typed, setTyped] = useTyped();
  const [category, setCategory] = useState("");
  const [runs] = useState(() => listRuns());
  const { marks } = useMarks();
  const favourites = marks?.favourites ?? [];
  const { data, isError, isPending, refetch } = useChecklists();
  const found = matching(data ?? [], typed).filter(
    (one) => category === "" || one.category === category,
  );
  const done = (id: string) =>
    marks?.completions.find(({ checklist }) => checklist === id)?.count ?? 0;
  const going = runs.filter((run) => goesOn(run, nowOf(run)));
  const stepsOf = (checklistId: string) => data?.find(({ id }) => id === checklistId)?.steps;
  const groups = [
    { id: "favourites", its: found.filter(({ id }) => favourites.includes(id)) },
    { id: "own", its: found.filter(({ id, own }) => own && !favourites.includes(id)) },
    ...CHECKLIST_SPECIALTIES.map((id) => ({
      id,
      its: found.filter(
        (one) => one.specialty === id && one.own === undefined && !favourites.includes(one.id),
      ),
    })),
  ];
  return (
    <div className={reading.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      {going.map((run) => (
        <GoingLine
          key={run.id}
          {...{ title: run.title, facts: factsOf(run), code: run.shared?.code }}
          steps={stepsOf(run.checklistId)}
        >
          <Link
            to="/checklists/$checklistId/run"
            params={{ checklistId: run.checklistId }}
            search={{ run: run.id }}
          >
            {t("run.resume")}
          </Link>
        </GoingLine>
      ))}
      <Joining here={runs} stepsOf={stepsOf} />
      <SearchPanel
        value={typed}
        onChange={setTyped}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        clear={t("search.clear")}
        maxLength={100}
        pending={isPending}
      />
      <label className={styles.filter}>
        {t("category")}{" "}
        <select value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
          <option value="">{t("categories.all")}</option>
          {CHECKLIST_CATEGORIES.map((id) => (
            <option key={id} value={id}>
              {t(`categories.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {isError && (
        <EmptyState
          title={t("failed.list")}
          action={
            <button type="button" onClick={() => void refetch()}>
              {t("retry")}
            </button>
          }
        />
      )}
      {data && found.length === 0 && (
        <EmptyState title={t("search.nothing")} body={t("search.nothingBody")} />
      )}
      <Catalogue
        groups={groups
          .filter(({ its }) => its.length > 0)
          .map(({ id, its }) => ({
            id,
            label: t(`specialties.${id}`),
            lines: its.map((one) => <Line key={one.id} checklist={one} done={done(one.id)} />),
          }))}
      />
      {isPending && <div className={styles.waiting} aria-hidden />}
      <p className={styles.tools}>
        <Link to="/checklists/new" search={{ from: "" }}>
          {t("new.action")}
        </Link>
      </p>
      {data && <Reserves readAgain />}
      <Notice>{t("notice")}</Notice>
    </div>
  );
}

function Line({ checklist, done }: { checklist: ChecklistSummary; done: number }) {
  const { t } = useTranslation("checklists");
  const { id, title, steps, critical, category, own, readAgain } = checklist;
  const about = [t(`categories.${category}`), t("steps", { count: steps })];
  if (critical > 0) about.push(t("criticalSteps", { count: critical }));
  if (own && !own.mine) about.push(t("own.by", { author: own.author }));
  if (!own && !readAgain) about.push(t("unreadShort"));
  if (done > 0) about.push(t("completed", { count: done }));
  return (
    <li>
      <Link
        to="/checklists/$checklistId"
        params={{ checklistId: id }}
        className={catalogue.line}
        data-result
      >
        <span className={catalogue.name} lang="fr">
          {title}
        </span>
        <span className={catalogue.about}>{about.join(" · ")}</span>
      </Link>
    </li>
  );
}
