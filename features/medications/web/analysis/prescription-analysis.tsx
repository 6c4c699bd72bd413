import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Analysis } from "../contract.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import { client } from "./api.ts";
import styles from "./medications.module.css";

const MOST = 40;
const LONGEST = 300;

const drugsOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, LONGEST))
    .filter(Boolean)
    .slice(0, MOST);

/** One drug a line; the result stays beside what it was asked of. */
export function PrescriptionAnalysis() {
  const { t } = useTranslation("medications");
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const analysis = useMutation({
    mutationFn: (drugs: string[]): Promise<Analysis> => client.analyse({ drugs }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const drugs = drugsOf(typed);
    setRefused(drugs.length === 0);
    if (drugs.length > 0) analysis.mutate(drugs);
  };
  return (
    <section aria-labelledby="prescription" className={styles.block}>
      <h2 id="prescription">{t("prescription.title")}</h2>
      <form onSubmit={submit}>
        <Textarea
          label={t("prescription.label")}
          description={t("prescription.hint", { most: MOST })}
          value={typed}
          rows={6}
          error={refused && t("prescription.empty")}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" mt="sm" loading={analysis.isPending}>
          {t("prescription.submit")}
        </Button>
      </form>
      {analysis.isError && <p role="alert">{t("prescription.failed")}</p>}
      {analysis.data && <AnalysisResult analysis={analysis.data} />}
    </section>
  );
}
