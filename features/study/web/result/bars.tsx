import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { isOwnId } from "../../domain/session.ts";
import type { Result } from "../../domain/wire-session.ts";
import styles from "./result.module.css";

/** What the national exams ask of rank A, out of 20. */
const LINE = 14;

interface Row {
  readonly name: string;
  readonly count: number;
  readonly mean: number;
}

/** One axis from 0 to 20 for ranks and specialties, the line of 14 from top to bottom. */
export function Bars({ result }: { result: Result }) {
  const { t } = useTranslation("study");
  const by = (read: (question: Result["questions"][number]) => string | null): Row[] =>
    [...Map.groupBy(result.questions, read)].flatMap(([name, all]) => {
      const mean = (all.reduce((sum, { score }) => sum + score, 0) / all.length) * 20;
      return name === null ? [] : [{ name, count: all.length, mean }];
    });
  const ranks = by(({ content }) => content.rank && t("result.rank", { rank: content.rank }));
  // Of the bank: what a person wrote or had made has none, and none is missed.
  const unranked = result.questions.filter(
    ({ id, content }) => content.rank === null && !isOwnId(id),
  ).length;
  const specialties = by(
    ({ content }) => content.specialty && t(`specialties.${content.specialty}`),
  );
  const rows = [
    ...ranks.sort((a, b) => a.name.localeCompare(b.name)),
    ...specialties.sort((a, b) => b.mean - a.mean),
  ];
  if (rows.length === 0) return null;
  return (
    <figure className={styles.bars}>
      <figcaption>
        {t("result.bars", { line: LINE })}
        {unranked > 0 && ` ${t("result.unranked", { count: unranked })}`}
      </figcaption>
      <ul>
        {rows.map(({ name, count, mean }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.track} aria-hidden>
              <span data-below={mean < LINE || undefined} style={{ width: `${mean * 5}%` }} />
              <span className={styles.line} />
            </span>
            <b>{formatNumber(mean, { maximumFractionDigits: 1 })}</b>
            <small>{t("result.of", { count })}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}
