import { type Dispatch, type SetStateAction, useId } from "react";
import { useTranslation } from "react-i18next";
import type { CalculatorTexts, Form, Show } from "../domain/calculator.ts";
import { pointsOf } from "../domain/points.ts";
import styles from "./form.module.css";
import { answered, type FormState, listedIn, listTouched, noneOf } from "./form-state.ts";
import { PointsMark } from "./points-mark.tsx";

/** Enough criteria for two columns. */
const MANY = 10;

interface Props {
  calculator: Form;
  texts: Pick<CalculatorTexts, "inputs">;
  show: Show;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
}

/**
 * A list of criteria to tick, each with its points. What is not ticked is absent, and it is said.
 */
export function CriteriaField({ calculator, texts, show, state, setState }: Props) {
  const { t } = useTranslation("calculators");
  const told = useId();
  const names = listedIn(calculator);
  const touched = listTouched(calculator, state);
  const absent = names.filter((name) => state.answers[name] !== true).length;
  return (
    <fieldset
      className={styles.criteria}
      data-many={names.length >= MANY || undefined}
      aria-describedby={told}
    >
      <legend>{t("form.criteria")}</legend>
      {names.map((name) => {
        const { help, scores } = texts.inputs[name] ?? {};
        return (
          <label key={name}>
            <input
              type="checkbox"
              name={`input-${name}`}
              checked={state.answers[name] === true}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setState((before) => answered(before, name, checked));
              }}
            />
            <span>
              {texts.inputs[name]?.label ?? name}
              {help && <small>{help}</small>}
              {scores && <small>{scores}</small>}
            </span>
            <PointsMark
              points={pointsOf(calculator, name, true)}
              counted={state.answers[name] === true}
              show={show}
            />
          </label>
        );
      })}
      <p id={told} className={styles.help}>
        {touched ? t("form.absent", { total: absent }) : ""}
      </p>
      {!touched && (
        <button
          type="button"
          className={styles.none}
          onClick={() => setState((before) => noneOf(calculator, before))}
        >
          {t("form.noneOfThese")}
        </button>
      )}
    </fieldset>
  );
}
