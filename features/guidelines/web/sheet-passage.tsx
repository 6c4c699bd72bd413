import { IconLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { SheetPassageView } from "../contract.ts";
import { DoseList } from "./dose-list.tsx";
import styles from "./sheet.module.css";

interface Props {
  passage: SheetPassageView;
  numbers: ReadonlyMap<string, number>;
  targeted: boolean;
}

/** One citable statement: its anchor, its doses, the numbers of its sources, and whether one was opened again. */
export function SheetPassage({ passage, numbers, targeted }: Props) {
  const { t } = useTranslation("guidelines");
  const { anchor, checked, doses, text } = passage;
  const number = (id: string) => numbers.get(id) ?? 0;
  const sources = [...passage.sources].sort((a, b) => number(a) - number(b));
  return (
    <li
      id={anchor}
      tabIndex={-1}
      data-anchor
      className={styles.passage}
      {...(targeted ? { "data-targeted": true } : {})}
    >
      <p lang="fr">{text}</p>
      {doses.length > 0 && <DoseList doses={doses} />}
      <p className={styles.proof}>
        {sources.map((id) => (
          <a key={id} href={`#source-${id}`} className={styles.cite} aria-label={t("source", { number: number(id) })}>
            {number(id)}
          </a>
        ))}
        {checked ? (
          <span>
            {t(checked.how === "recomputed" ? "review.recomputed" : "review.checked", {
              date: formatDate(checked.day, { dateStyle: "medium" }),
            })}
          </span>
        ) : (
          <span className={styles.unchecked}>{t("review.unchecked")}</span>
        )}
        <a href={`#${anchor}`} className={styles.permalink} aria-label={t("permalink", { anchor })}>
          <IconLink size={16} aria-hidden />
        </a>
      </p>
    </li>
  );
}
