import { IconEraser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#platform/i18n/languages.ts";
import { Notice } from "#platform/ui/notice.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";
import { recordLine } from "../domain/present.ts";
import { AboutCalculator } from "./about-calculator.tsx";
import { answerByDigit } from "./answer-by-digit.ts";
import styles from "./calculator.module.css";
import { Compare } from "./compare/compare.tsx";
import { copyByKey } from "./copy-by-key.ts";
import form from "./form.module.css";
import { FormFields } from "./form-fields.tsx";
import { isEmpty } from "./form-state.ts";
import { ResultDetails } from "./result-details.tsx";
import { ResultHead } from "./result-head.tsx";
import { useForm } from "./use-form.ts";
import { useSay } from "./use-say.ts";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  language: Language;
  /** Beside the button that prints. */
  tools?: ReactNode;
}

/** Enough measures for two columns. */
const LONG = 6;
const isLong = ({ inputs, drawing }: Calculator, relevant: readonly string[]): boolean =>
  drawing === undefined &&
  relevant.filter((name) => inputs[name]?.kind === "number").length >= LONG;

export function CalculatorView({ calculator, texts, language, tools }: Props) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { state, setState, evaluation, show, reset } = useForm(calculator, language);
  const shared = { calculator, texts, evaluation, show };
  return (
    <ReadingPage
      back={{ to: "/calculator", label: t("back") }}
      print={t("print")}
      tools={tools}
      kicker={[
        t(`categories.${calculator.category}`),
        ...calculator.reasons.map((reason) => t(`reasons.${reason}`)),
      ].join(" · ")}
      title={texts.name}
      header={<p className={reading.lead}>{texts.summary}</p>}
    >
      <div className={styles.columns}>
        <ResultHead {...shared} empty={isEmpty(state)} />
        <form
          className={form.form}
          aria-label={t("form.heading")}
          onSubmit={(event) => event.preventDefault()}
          data-long={isLong(calculator, evaluation.relevant) || undefined}
          onKeyDown={(event) => {
            answerByDigit(event);
            copyByKey(event, recordLine(calculator, evaluation, texts, show, say));
          }}
          noValidate
        >
          <FormFields {...shared} state={state} setState={setState} />
          <p className={form.keys}>{t("form.keys")}</p>
          <button type="button" className={reading.tool} onClick={reset} disabled={isEmpty(state)}>
            <IconEraser size={18} aria-hidden />
            {t("form.reset")}
          </button>
        </form>
        <div className={styles.details}>
          <ResultDetails {...shared} />
          <Compare {...shared} language={language} />
        </div>
      </div>
      <AboutCalculator calculator={calculator} texts={texts} show={show} />
      <Notice>{t("notice")}</Notice>
    </ReadingPage>
  );
}
