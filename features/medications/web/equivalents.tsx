import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { DrugSheetView } from "../contract.ts";
import styles from "./medications.module.css";

type Related = DrugSheetView["equivalents"][number];
const RELATIONS = ["same", "substance", "group"] as const;

const isSold = ({ market }: Related) => /^commercialis/i.test(market);
const isAvailable = (one: Related) => isSold(one) && one.shortage === null;

/** What may stand for the drug, by what the files say they share; those in shortage after the others. */
export function Equivalents({ related }: { related: readonly Related[] }) {
  const { t } = useTranslation("medications");
  return (
    <section className={styles.block}>
      <h2>{t("sheet.equivalents")}</h2>
      {related.length === 0 && <p className={styles.count}>{t("sheet.unknown")}</p>}
      {RELATIONS.map((relation) => (
        <Relation
          key={relation}
          relation={relation}
          related={related.filter((one) => one.relation === relation)}
        />
      ))}
      {related.length > 0 && <p className={styles.count}>{t("equivalents.note")}</p>}
    </section>
  );
}

interface RelationProps {
  relation: (typeof RELATIONS)[number];
  related: readonly Related[];
}

function Relation({ relation, related }: RelationProps) {
  const { t } = useTranslation("medications");
  if (related.length === 0) return null;
  const first = related.filter(isAvailable);
  const others = related.filter((one) => !isAvailable(one));
  return (
    <details open={relation === "same"}>
      <summary>
        {t(`equivalents.${relation}`)} <span className={styles.count}>{related.length}</span>
      </summary>
      <ul>
        {[...first, ...others].map((one) => (
          <li key={one.cis}>
            <Link to="/medications/$cis" params={{ cis: one.cis }} lang="fr">
              {one.name}
            </Link>{" "}
            {!isAvailable(one) && (
              <span className={styles.count} lang="fr">
                {[isSold(one) ? "" : one.market, one.shortage ?? ""].filter(Boolean).join(", ")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
