import { IconCopy, IconPlayerPlay, IconStar, IconStarFilled } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WeightField, weightOf } from "#features/guidelines/web/public.tsx";
import { Notice } from "#platform/ui/notice.tsx";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import type { ChecklistView } from "../contract.ts";
import styles from "./checklists.module.css";
import { LoadedChecklist } from "./loaded-checklist.tsx";
import { useMarks } from "./marks/use-marks.ts";
import { OwnActions } from "./own/own-actions.tsx";
import { OwnDose } from "./own/own-dose-note.tsx";
import { Reserves } from "./reserves.tsx";
import { Reports } from "./run/reports.tsx";
import { isDosed, StepDoses } from "./step-doses.tsx";

export function ChecklistPage() {
  const { checklistId } = useParams({ from: "/_app/checklists/$checklistId" });
  return (
    <LoadedChecklist id={checklistId} key={checklistId}>
      {(checklist) => <Plain checklist={checklist} />}
    </LoadedChecklist>
  );
}

/** The whole checklist, to be read and printed. */
function Plain({ checklist }: { checklist: ChecklistView }) {
  const { t } = useTranslation("checklists");
  const { marks, setFavourite } = useMarks();
  const [typed, setTyped] = useState("");
  const { id, title, summary, steps, specialty, category, readAgain, own } = checklist;
  const chosen = marks?.favourites.includes(id) ?? false;
  const completed = marks?.completions.find(({ checklist }) => checklist === id)?.count ?? 0;
  const Star = chosen ? IconStarFilled : IconStar;
  return (
    <ReadingPage
      back={{ to: "/checklists", label: t("back") }}
      print={t("print")}
      kicker={`${t(`specialties.${specialty}`)} · ${t(`categories.${category}`)}`}
      title={title}
      lang="fr"
      tools={
        <>
          <button
            type="button"
            disabled={marks === null}
            onClick={() => void setFavourite(id, !chosen)}
          >
            <Star size={18} aria-hidden />
            {t(chosen ? "favourite.remove" : "favourite.add")}
          </button>
          <Link to="/checklists/new" search={{ from: id }}>
            <IconCopy size={18} aria-hidden />
            {t("new.duplicate")}
          </Link>
        </>
      }
      header={
        <>
          <p lang="fr">{summary}</p>
          {completed > 0 && <p>{t("completed", { count: completed })}</p>}
        </>
      }
    >
      {own ? (
        <p className={styles.reserves} role="note">
          {t("own.author", { author: own.author, number: own.number })}
        </p>
      ) : (
        <Reserves readAgain={readAgain} />
      )}
      <OwnActions checklist={checklist} />
      <div className={styles.begin}>
        <Link to="/checklists/$checklistId/run" params={{ checklistId: id }}>
          <IconPlayerPlay size={20} aria-hidden />
          {t("run.start")}
        </Link>
        {steps.some(isDosed) && <WeightField value={typed} onChange={setTyped} />}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-critical={step.critical || undefined}>
            {step.critical && <span className={styles.critical}>{t("critical")}</span>}
            <h2 lang="fr">{step.title}</h2>
            {step.text !== undefined && <p lang="fr">{step.text}</p>}
            {own && <OwnDose step={step} />}
            <StepDoses step={step} weight={weightOf(typed)} />
          </li>
        ))}
      </ol>
      <Reports checklist={checklist} />
      {!own && <Sources checklist={checklist} />}
      <Notice>{t("notice")}</Notice>
    </ReadingPage>
  );
}

function Sources({ checklist: { sources, review } }: { checklist: ChecklistView }) {
  const { t, i18n } = useTranslation("checklists");
  const day = (text: string) =>
    new Date(`${text}T12:00:00`).toLocaleDateString(i18n.language, { dateStyle: "long" });
  return (
    <section className={styles.sources} aria-labelledby="checklist-sources">
      <h2 id="checklist-sources">{t("sources.title")}</h2>
      <ul>
        {sources.map(({ id, organisation, title, year, link, read }) => (
          <li key={id}>
            <span lang="">{organisation}, </span>
            <a href={link} target="_blank" rel="noreferrer noopener" lang="">
              {title}
            </a>
            {year !== null && `, ${year}`}
            {". "}
            {read
              ? t("sources.read", { grade: t(`grades.${read.grade}`), day: day(read.day) })
              : t("sources.unopened")}
          </li>
        ))}
      </ul>
      {review.map((one) => (
        <p key={one.day + one.compared}>
          {t("sources.review", { day: day(one.day) })} <span lang="fr">{one.compared}</span>
        </p>
      ))}
    </section>
  );
}
