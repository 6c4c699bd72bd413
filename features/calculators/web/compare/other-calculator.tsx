import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#platform/i18n/languages.ts";
import { findBundle, pairOf } from "../../domain/bundles.ts";
import type { Calculator } from "../../domain/calculator.ts";
import type { Evaluation } from "../../domain/evaluate.ts";
import { toPairFragment } from "../../domain/merge-bundle.ts";
import { queries } from "../api.ts";
import { listCalculators } from "../offline.ts";
import styles from "./compare.module.css";

interface Props {
  calculator: Calculator;
  evaluation: Evaluation;
  language: Language;
}

/** Opens both on one form, with what is typed here; those of the same reasons come first. */
export function OtherCalculator({ calculator, evaluation, language }: Props) {
  const { t } = useTranslation("calculators");
  const id = useId();
  const navigate = useNavigate();
  const { data = [] } = useQuery({
    ...queries.list.queryOptions({ input: { language } }),
    queryFn: () => listCalculators(language),
  });
  const others = data.filter((one) => one.id !== calculator.id);
  const near = others.filter(({ reasons }) =>
    reasons.some((one) => calculator.reasons.includes(one)),
  );
  const ordered = [...near, ...others.filter((one) => !near.includes(one))];
  const open = (other: string) => {
    const bundle = findBundle(pairOf(calculator.id, other));
    if (!bundle) return;
    const hash = toPairFragment(bundle, calculator, evaluation);
    void navigate({
      to: "/calculator/reason/$bundleId",
      params: { bundleId: bundle.id },
      ...(hash === "" ? {} : { hash }),
    });
  };
  return (
    <div className={styles.other}>
      <label htmlFor={id}>{t("compare.with")}</label>
      <select id={id} value="" onChange={(event) => open(event.currentTarget.value)}>
        <option value="">{t("compare.choose")}</option>
        {ordered.map(({ id: other, name }) => (
          <option key={other} value={other}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
