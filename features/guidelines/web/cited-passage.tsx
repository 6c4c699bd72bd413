import { useTranslation } from "react-i18next";
import { ReportError } from "#features/content-reports/web/public.tsx";
import styles from "./cited-passage.module.css";
import { DoseRows } from "./dose/dose-rows.tsx";
import { GradeIcon } from "./grade-icon.tsx";
import { AVOIDED, avoidedOf } from "./local/avoided.ts";
import local from "./local/local.module.css";
import { LocalNotes } from "./local/local-notes.tsx";
import { useSheet } from "./use-sheet.ts";

interface Props {
  sheetId: string;
  /** Of the passage that is cited: "t2". */
  anchor: string;
}

/**
 * A passage where it stands in its sheet, between its neighbours, with its doses and what was read
 * of its sources: for who reads it from elsewhere.
 */
export function CitedPassage({ sheetId, anchor }: Props) {
  const { t } = useTranslation("guidelines");
  const { data, isError } = useSheet(sheetId);
  const sheet = data?.data;
  const at = sheet?.content.findIndex((one) => one.anchor === anchor) ?? -1;
  const passage = sheet?.content[at];
  if (!sheet || !passage)
    return (
      <p className={styles.quiet} role="status">
        {isError || sheet ? t("cited.failed") : t("cited.loading")}
      </p>
    );
  const near = (place: number) => {
    const one = sheet.content[place];
    if (one?.section !== passage.section || avoidedOf(one, sheet) !== null) return null;
    return (
      <p className={styles.near} lang="fr">
        {one.text}
      </p>
    );
  };
  const avoided = avoidedOf(passage, sheet);
  const sources = sheet.sources.filter(({ id }) => passage.sources.includes(id));
  return (
    <>
      {near(at - 1)}
      <div className={styles.cited}>
        {avoided !== null && <p className={local.avoided}>{t(AVOIDED[avoided])}</p>}
        <p lang="fr" {...(avoided === null ? {} : { className: local.struck })}>
          {passage.text}
        </p>
        <LocalNotes local={passage.local} />
        <DoseRows
          doses={passage.doses}
          from={sheetId}
          population={sheet.population}
          banned={avoided !== null}
        />
        <div className={styles.proof}>
          <p className={styles.grade}>
            <GradeIcon grade={passage.grade} />
            {t(`grade.${passage.grade}`)}
          </p>
          {sources.map(({ id, organisation, title, year, link }) => (
            <p key={id}>
              <span lang="">{organisation}, </span>
              <a href={link} target="_blank" rel="noreferrer noopener">
                {title}
                <span className={styles.hidden}> ({t("newTab")})</span>
              </a>
              , {year ?? t("undated")}
            </p>
          ))}
          <ReportError
            kind="passage"
            id={`${sheetId}#${anchor}`}
            version={passage.version}
            title={`${sheet.title} · ${t(`sections.${passage.section}`)}`}
            text={passage.text}
          />
        </div>
      </div>
      {near(at + 1)}
    </>
  );
}
