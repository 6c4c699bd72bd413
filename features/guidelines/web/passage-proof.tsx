import { IconExternalLink, IconLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ReportError } from "#features/content-reports/web/public.tsx";
import { formatDate } from "#platform/ui/format.ts";
import type { SheetPassageView, SheetView } from "../contract.ts";
import { GradeIcon } from "./grade-icon.tsx";
import { ReviewText } from "./local/review-text.tsx";
import styles from "./passage.module.css";

interface Props {
  passage: SheetPassageView;
  sheet: Pick<SheetView, "id" | "title" | "sources">;
  open: boolean;
  onToggle(): void;
}

/**
 * One quiet mark at the end of a passage: what was read, and the numbers of its sources. Its detail
 * is a press away.
 */
export function PassageProof({ passage, sheet, open, onToggle }: Props) {
  const { t } = useTranslation("guidelines");
  const { anchor, grade } = passage;
  const cited = sheet.sources.flatMap((source, at) =>
    passage.sources.includes(source.id) ? [{ source, n: at + 1 }] : [],
  );
  const numbers = cited.map(({ n }) => n);
  const verified = grade === "issuer" || grade === "extract";
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-expanded={open}
        aria-controls={`proof-${anchor}`}
        aria-label={t("proof.mark", { numbers: numbers.join(", "), grade: t(`grade.${grade}`) })}
        title={t(`grade.${grade}`)}
        onClick={onToggle}
        {...(verified ? {} : { "data-low": true })}
      >
        <GradeIcon grade={grade} />
        {numbers.join(" ")}
      </button>
      <div className={styles.detail} id={`proof-${anchor}`} hidden={!open}>
        <p className={styles.grade}>
          <GradeIcon grade={grade} />
          {t(`grade.${grade}`)}
          {verified && <span> · {t("proof.verified")}</span>}
        </p>
        <ul>
          {cited.map(({ source, n }) => (
            <Reading key={source.id} source={source} n={n} anchor={anchor} />
          ))}
        </ul>
        <div className={styles.links}>
          <a href={`#${anchor}`}>
            <IconLink size={16} aria-hidden />
            {t("permalink", { anchor })}
          </a>
          <ReportError
            kind="passage"
            id={`${sheet.id}#${anchor}`}
            version={passage.version}
            title={`${sheet.title} · ${t(`sections.${passage.section}`)}`}
            text={passage.text}
          />
          <ReviewText
            target={`${sheet.id}#${anchor}`}
            version={passage.version}
            title={`${sheet.title} · ${t(`sections.${passage.section}`)}`}
            text={passage.text}
            local={passage.local}
          />
        </div>
      </div>
    </>
  );
}

/**
 * A source of the passage, what was read of it for this passage, and the figures as they stand
 * there.
 */
function Reading({
  source,
  n,
  anchor,
}: {
  source: SheetView["sources"][number];
  n: number;
  anchor: string;
}) {
  const { t } = useTranslation("guidelines");
  const readings = source.readings.filter(({ passages }) => passages.includes(anchor));
  return (
    <li>
      <a
        href={`#source-${source.id}`}
        aria-label={t("source", { number: n })}
        className={styles.number}
      >
        {n}
      </a>
      <span>
        <span lang="">{source.organisation}, </span>
        <a href={source.link} target="_blank" rel="noreferrer noopener">
          {source.title}
          <IconExternalLink size={14} aria-hidden />
          <span className={styles.hidden}> ({t("newTab")})</span>
        </a>
        , {source.year ?? t("undated")}
        {readings.map((reading) => (
          <span key={`${reading.day}|${reading.opened}`} className={styles.reading}>
            {t("proof.read", { grade: t(`grade.${reading.grade}`), date: formatDate(reading.day) })}
            <span lang="fr">{`\u00a0: ${reading.where}`}</span>
            {reading.figures
              .filter((figure) => figure.passage === anchor)
              .map((figure) => (
                <span key={JSON.stringify(figure)} className={styles.figure} lang="fr">
                  {[
                    figure.drug,
                    `${figure.value}\u00a0${figure.unit}`,
                    figure.route,
                    figure.condition,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              ))}
          </span>
        ))}
      </span>
    </li>
  );
}
