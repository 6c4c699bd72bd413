import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import { client } from "../api.ts";
import block from "../medications.module.css";
import styles from "./analysis.module.css";
import { AnalysisResult } from "./analysis-result.tsx";
import { type Analysed, drugsOf, MOST, type PrescriptionQuestion } from "./prescription.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { EMPTY_PROFILE, readForm } from "./profile-form.ts";

interface PrescriptionAnalysisProps {
  typed: string;
  onType(text: string): void;
}

/** One drug a line, and the patient when something is known of them. */
export function PrescriptionAnalysis({ typed, onType }: PrescriptionAnalysisProps) {
  const { t } = useTranslation("medications");
  const [form, setForm] = useState(EMPTY_PROFILE);
  const [refused, setRefused] = useState(false);
  const { profile, wrong } = readForm(form);
  const [told, setTold] = useState(false);
  const analysis = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: async (asked: PrescriptionQuestion): Promise<Analysed> => ({
      ...asked,
      analysis: await client.analyse(asked),
    }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const drugs = drugsOf(typed);
    setRefused(drugs.length === 0);
    setTold(true);
    if (drugs.length > 0 && wrong.length === 0) analysis.mutate({ drugs, profile });
  };
  return (
    <section aria-labelledby="prescription" className={block.block}>
      <h2 id="prescription">{t("prescription.title")}</h2>
      <form onSubmit={submit} className={styles.form}>
        <Textarea
          label={t("prescription.label")}
          description={t("prescription.hint", { most: MOST })}
          value={typed}
          rows={6}
          error={refused && t("prescription.empty")}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <ProfileFields
          form={form}
          wrong={told ? wrong : []}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <Button type="submit" loading={analysis.isPending}>
          {t("prescription.submit")}
        </Button>
      </form>
      {analysis.isError && <p role="alert">{t("prescription.failed")}</p>}
      {analysis.data && <AnalysisResult analysed={analysis.data} />}
    </section>
  );
}
