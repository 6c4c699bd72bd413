import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Dose, Population, Tie } from "#platform/ai/toolbox.ts";
import {
  byWeight,
  type Computed,
  formByWeight,
  inBand,
  isByWeight,
} from "../../domain/dose/by-weight.ts";
import { amountText, bandText } from "../../domain/dose/words.ts";
import styles from "./dose.module.css";
import { rangeOf } from "./figures.ts";

const SHAPE = { give: "give", alternative: "or", component: "with" } as const;
type Given = keyof typeof SHAPE;

interface Props {
  dose: Dose;
  weight: number | null | undefined;
  population: Population | undefined;
  from: string | undefined;
}

/** Something to give, one of several to give, or what goes with it. */
export function GivenRow({ dose, weight, population, from }: Props) {
  const { t } = useTranslation("guidelines");
  const kind = dose.kind as Given;
  const computed = typeof weight === "number" ? byWeight(dose, weight) : null;
  const out = typeof weight === "number" && !inBand(dose, weight);
  const band = bandText(dose);
  return (
    <li
      className={styles.dose}
      data-kind={SHAPE[kind]}
      {...(dose.follows ? { "data-follows": true } : {})}
      {...(out ? { "data-out": true } : {})}
    >
      <span className={styles.kind}>{t(dose.follows ? "dose.follows" : `dose.kind.${kind}`)}</span>
      <span className={styles.drug} lang="fr">
        {dose.drug}
        {dose.salt !== undefined && <small>{dose.salt}</small>}
        {dose.dilution !== undefined && <small>{dose.dilution}</small>}
        {band !== "" && <small className={styles.condition}>{band}</small>}
        {dose.condition !== undefined && (
          <small className={styles.condition}>{dose.condition}</small>
        )}
        {dose.population !== population && (
          <small className={styles.condition} lang="">
            {t(`populations.${dose.population}`)}
          </small>
        )}
      </span>
      <span className={styles.how}>
        <span className={styles.line}>
          <b className={styles.tag} lang="fr">
            {computed ? `${rangeOf(computed)}\u00a0${computed.unit}` : amountText(dose)}
          </b>
          <span lang="fr">{[dose.route, dose.rate].filter(Boolean).join(" ")}</span>
        </span>
        {computed && <Computation dose={dose} computed={computed} weight={weight as number} />}
        {weight === null && isByWeight(dose) && <small>{t("dose.giveWeight")}</small>}
        {typeof weight === "number" && isByWeight(dose) && !computed && (
          <small>{t("dose.otherWeight")}</small>
        )}
        <Forms dose={dose} computed={computed} />
        <How dose={dose} from={from} />
      </span>
    </li>
  );
}

/** The same dose otherwise: the volume of a solution, computed for the weight as the dose is. */
function Forms({ dose: { forms }, computed }: { dose: Dose; computed: Computed | null }) {
  if (!forms) return null;
  return (
    <small lang="fr">
      soit{" "}
      {forms.map((form, at) => {
        const own = computed && formByWeight(form, computed);
        return (
          <span key={JSON.stringify(form)}>
            {at > 0 && " ou "}
            <span className={styles.form}>
              {own ? `${rangeOf(own)}\u00a0${own.unit}` : amountText(form)} de {form.of}
            </span>
            {own && ` (${amountText(form)})`}
          </span>
        );
      })}
    </small>
  );
}

/** How often, how long, and what else is said of it. */
function How({ dose, from }: Pick<Props, "dose" | "from">) {
  const { t } = useTranslation("guidelines");
  const duration = dose.duration === undefined ? [] : [dose.duration];
  const often = [...(dose.rhythm === "" ? [] : [dose.rhythm]), ...duration].join(", ");
  const ties = (dose.ties ?? []).filter(
    ({ tie, detail, see }) => tie === "with" && (detail ?? see) !== undefined,
  );
  return (
    <>
      {often !== "" && (
        <small lang="fr" className={styles.often}>
          {often}
        </small>
      )}
      {ties.map((tie) => (
        <small key={tie.drug} lang="fr">
          avec <Tied tie={tie} from={from} />
          {tie.detail === undefined ? "" : `\u00a0: ${tie.detail}`}
        </small>
      ))}
      {dose.note !== undefined && <small lang="fr">{dose.note}</small>}
      {dose.status === "off-label" && <small>{t("dose.offLabel")}</small>}
    </>
  );
}

/** A drug that goes with this one; a link where another passage of the sheet holds its dose. */
function Tied({ tie, from }: { tie: Tie; from: string | undefined }) {
  if (tie.see === undefined) return tie.drug;
  if (from === undefined) return <a href={`#${tie.see}`}>{tie.drug}</a>;
  return (
    <Link to="/guidelines/$sheetId" params={{ sheetId: from }} hash={tie.see}>
      {tie.drug}
    </Link>
  );
}

/** The computation, so that it can be done again at the bedside, and what cut it. */
function Computation({
  dose,
  computed,
  weight,
}: {
  dose: Dose;
  computed: Computed;
  weight: number;
}) {
  const { t } = useTranslation("guidelines");
  const { capped, weightCapped, unit } = computed;
  const product = `${amountText(dose)} ×\u00a0${rangeOf({ low: computed.weight, high: computed.weight })}\u00a0kg`;
  const kg = rangeOf({ low: weight, high: weight });
  return (
    <small className={styles.calc}>
      {capped
        ? t("dose.capped", {
            product,
            result: `${rangeOf(capped)}\u00a0${unit}`,
            maximum: `${rangeOf({ low: capped.maximum, high: capped.maximum })}\u00a0${unit}`,
          })
        : product}
      {weightCapped && ` ${t("dose.weightCapped", { kg })}`}
    </small>
  );
}
