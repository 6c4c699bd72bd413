import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./coding.module.css";
import type { Coding, CodingState } from "./use-coding.ts";

interface AskModelProps {
  coding: Coding;
  asked: CodingState["model"];
}

const REFUSALS: Readonly<Record<string, string>> = {
  MONTHLY_LIMIT: "errors.monthlyLimit",
  RATE_LIMITED: "model.tooFast",
};

/** Why it gave nothing: it failed, or was not to be asked; null: it answered, or was not asked. */
function failureOf({ data, error }: AskModelProps["asked"]): string | null {
  if (data) return data.failure && `model.${data.failure}`;
  if (!error) return null;
  return ("code" in error ? REFUSALS[String(error.code)] : undefined) ?? "model.failed";
}

const addedBy = ({ coded: { cim10, ccam } }: Coding): number =>
  [...cim10, ...ccam].filter(({ reasons }) => reasons.some(({ key }) => key === "reason.model"))
    .length;

/** The connected model reads the same words when it is asked; the tables and the rules decide. */
export function AskModel({ coding, asked }: AskModelProps) {
  const { t } = useTranslation("coding");
  const failure = failureOf(asked);
  const dropped = asked.data?.dropped ?? 0;
  const isAnswered = asked.isSuccess || coding.description.proposals.length > 0;
  return (
    <section className={styles.model} aria-label={t("model.title")}>
      <div>
        {!isAnswered && !failure && <p className={styles.small}>{t("model.lead")}</p>}
        {isAnswered && !failure && (
          <p role="status">
            {t("model.added", { count: addedBy(coding) })}{" "}
            {dropped > 0 && t("model.dropped", { count: dropped })}
          </p>
        )}
        {failure && <p role="alert">{t(failure)}</p>}
      </div>
      <Button variant="default" loading={asked.isPending} onClick={() => asked.mutate(coding)}>
        {t(isAnswered || failure ? "model.again" : "model.ask")}
      </Button>
    </section>
  );
}
