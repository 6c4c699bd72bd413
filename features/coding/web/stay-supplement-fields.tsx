import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { STAY_SUPPLEMENTS } from "#features/nomenclatures/domain/public.ts";
import { isDays, type TypedDays } from "../domain/typed-days.ts";
import styles from "./coding.module.css";

interface Props {
  typed: TypedDays;
  onType(typed: TypedDays): void;
}

/** Folded: most stays have none. */
export function StaySupplementFields({ typed, onType }: Props) {
  const { t } = useTranslation("coding");
  return (
    <details className={styles.supplements}>
      <summary>{t("stay.supplements")}</summary>
      <p className={styles.small}>{t("stay.supplementsHint")}</p>
      <div className={styles.circumstances}>
        {STAY_SUPPLEMENTS.map((code) => (
          <TextInput
            key={code}
            label={t(`stay.supplement.${code}`)}
            inputMode="numeric"
            maxLength={4}
            value={typed[code] ?? ""}
            error={!isDays(typed[code]) && t("stay.wrongDays")}
            onChange={(event) => onType({ ...typed, [code]: event.currentTarget.value })}
          />
        ))}
      </div>
    </details>
  );
}
