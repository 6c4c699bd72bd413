import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { ReverseAnswer } from "../../contract.ts";
import { EFFECTS, type Effect } from "../../domain/effects.ts";
import type { ReverseQuestion as Question } from "../../domain/wire-reverse.ts";
import { client } from "../api.ts";
import styles from "../medications.module.css";
import { ReverseResult } from "./reverse-result.tsx";

const KINDS = ["interacting", "effect", "contraindicated"] as const;
type Kind = (typeof KINDS)[number];
const LONGEST = 300;

const questionOf = (kind: Kind, words: string, effect: Effect): Question => {
  if (kind === "effect") return { kind, effect };
  return kind === "interacting" ? { kind, drug: words } : { kind, condition: words };
};

export interface AnsweredQuestion {
  question: Question;
  answer: ReverseAnswer;
}

/** Which drugs: those that interact with one, have an effect, or are contraindicated in a condition. */
export function ReverseQuestion({ among }: { among: readonly string[] }) {
  const { t } = useTranslation("medications");
  const [kind, setKind] = useState<Kind>("interacting");
  const [words, setWords] = useState("");
  const [effect, setEffect] = useState<Effect>("qt");
  const [refused, setRefused] = useState(false);
  const ask = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: async (question: Question): Promise<AnsweredQuestion> => ({
      question,
      answer: await client.ask({ question, among: [...among] }),
    }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = kind !== "effect" && words.trim() === "";
    setRefused(empty);
    if (!empty) ask.mutate(questionOf(kind, words.trim(), effect));
  };
  return (
    <section aria-labelledby="reverse-question" className={`${styles.block} ${styles.screenOnly}`}>
      <h2 id="reverse-question">{t("reverse.title")}</h2>
      <form onSubmit={submit} className={styles.form}>
        <NativeSelect
          className={styles.field}
          label={t("reverse.label")}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as Kind);
            setRefused(false);
          }}
          data={KINDS.map((one) => ({ value: one, label: t(`reverse.kind.${one}`) }))}
        />
        {kind === "effect" ? (
          <NativeSelect
            className={styles.field}
            label={t("reverse.effectLabel")}
            value={effect}
            onChange={(event) => setEffect(event.currentTarget.value as Effect)}
            data={EFFECTS.map((one) => ({ value: one, label: t(`reverse.effect.${one}`) }))}
          />
        ) : (
          <TextInput
            className={styles.field}
            label={t(`reverse.words.${kind}`)}
            value={words}
            maxLength={LONGEST}
            error={refused && t(`reverse.empty.${kind}`)}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={ask.isPending}>
          {t("reverse.submit")}
        </Button>
      </form>
      {among.length > 0 && (
        <p className={styles.count}>{t("reverse.among", { count: among.length })}</p>
      )}
      {ask.isError && <p role="alert">{t("reverse.failed")}</p>}
      {ask.data && <ReverseResult {...ask.data} />}
    </section>
  );
}
