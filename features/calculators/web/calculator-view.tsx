import { IconArrowLeft, IconEraser, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";
import { AboutCalculator } from "./about-calculator.tsx";
import styles from "./calculator.module.css";
import { isEmpty } from "./form-state.ts";
import { InputField } from "./input-field.tsx";
import { ResultDetails } from "./result-details.tsx";
import { ResultHead } from "./result-head.tsx";
import { useForm } from "./use-form.ts";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  language: Language;
}

export function CalculatorView({ calculator, texts, language }: Props) {
  const { t } = useTranslation("calculators");
  const { state, setState, evaluation, show, reset } = useForm(calculator, language);
  useEffect(() => {
    document.title = `${texts.name} — Sclepios`;
  }, [texts.name]);
  const shared = { calculator, texts, evaluation, show };
  return (
    <article className={styles.page}>
      <div className={styles.bar}>
        <Link to="/calculator" className={styles.back}>
          <IconArrowLeft size={18} aria-hidden />
          {t("back")}
        </Link>
        <button type="button" className={styles.tool} onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden />
          {t("print")}
        </button>
      </div>
      <header className={styles.header}>
        <p className={styles.category}>{t(`categories.${calculator.category}`)}</p>
        <h1>{texts.name}</h1>
        <p className={styles.summary}>{texts.summary}</p>
      </header>
      <div className={styles.columns}>
        <ResultHead {...shared} empty={isEmpty(state)} />
        <form
          className={styles.form}
          aria-label={t("form.heading")}
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          {Object.entries(calculator.inputs)
            .filter(([name]) => evaluation.relevant.includes(name))
            .map(([name, input]) => (
              <InputField key={name} {...shared} name={name} input={input} state={state} setState={setState} />
            ))}
          <button type="button" className={styles.tool} onClick={reset} disabled={isEmpty(state)}>
            <IconEraser size={18} aria-hidden />
            {t("form.reset")}
          </button>
        </form>
        <ResultDetails {...shared} />
      </div>
      <AboutCalculator calculator={calculator} texts={texts} show={show} />
      <p className={styles.notice}>{t("notice")}</p>
    </article>
  );
}
