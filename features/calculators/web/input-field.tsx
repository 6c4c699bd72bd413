import type { Dispatch, SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import type { CalculatorTexts, Form, Input, NumberInput, Show } from "../domain/calculator.ts";
import { type Evaluation, isNeeded } from "../domain/evaluate.ts";
import { letterOf, pointsOf, pointsTyped } from "../domain/points.ts";
import { unitLabel } from "../domain/present.ts";
import { problemSentence } from "../domain/sentences.ts";
import { findUnit, fromCanonical, UNITS, type UnitSymbol } from "../domain/units.ts";
import styles from "./form.module.css";
import { answered, type FormState, showIn, shownText, tidied, typedInto } from "./form-state.ts";
import { PointsMark } from "./points-mark.tsx";
import { useSay } from "./use-say.ts";

interface Props {
  calculator: Form;
  texts: Pick<CalculatorTexts, "inputs" | "rules">;
  evaluation: Pick<Evaluation, "entries" | "problems" | "unlikely">;
  show: Show;
  name: string;
  input: Input;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
}

export function InputField(props: Props) {
  const { input } = props;
  return input.kind === "number" ? (
    <NumberField {...props} input={input} />
  ) : (
    <ChoiceField {...props} input={input} />
  );
}

/**
 * Help, warning and problem of a field, in this order, with the ids its control is described by.
 */
function useNotes({ calculator, texts, evaluation, show, name }: Props) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const problem = evaluation.problems.find(({ field }) => field === name);
  const help = texts.inputs[name]?.help;
  const notes = [
    ...(help ? [{ id: `${name}-help`, text: help, style: styles.help }] : []),
    ...(evaluation.unlikely.includes(name)
      ? [{ id: `${name}-unlikely`, text: t("form.unlikely"), style: styles.unlikely }]
      : []),
    ...(problem
      ? [
          {
            id: `${name}-problem`,
            text: problemSentence(problem, calculator, texts, show, say),
            style: styles.problem,
          },
        ]
      : []),
  ];
  const drawn = notes.map(({ id, text, style }) => (
    <p key={id} id={id} className={style}>
      {text}
    </p>
  ));
  return {
    drawn,
    describedBy: notes.map(({ id }) => id).join(" ") || undefined,
    invalid: problem !== undefined,
  };
}

/** The letter that the name of the score gives to this line. */
function Letter({ calculator, name }: Pick<Props, "calculator" | "name">) {
  const letter = letterOf(calculator, name);
  return letter === undefined ? null : (
    <span className={styles.letter} aria-hidden="true">
      {letter}
    </span>
  );
}

const optional = ({ input }: Props) => input.needed === "never";

function NumberField(props: Props & { input: NumberInput }) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { name, input, texts, state, setState, show } = props;
  const { drawn, describedBy, invalid } = useNotes(props);
  const field = state.fields[name] ?? { text: "", unit: input.units[0], shown: input.units[0] };
  const { label = name, scores } = texts.inputs[name] ?? {};
  const { normal } = input;
  return (
    <div className={styles.field}>
      <div className={styles.name}>
        <Letter calculator={props.calculator} name={name} />
        <label htmlFor={`input-${name}`}>
          {label}
          {optional(props) && <span className={styles.optional}> ({t("form.optional")})</span>}
        </label>
        {scores && <small>{scores}</small>}
        {!scores && normal && normal.min < normal.max && (
          <small>
            {t("form.normal", {
              min: inUnit(normal.min, field.shown, show),
              max: inUnit(normal.max, field.shown, show),
            })}
          </small>
        )}
      </div>
      <div className={styles.quantity} data-invalid={invalid || undefined}>
        <input
          id={`input-${name}`}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={shownText(input, field, show)}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setState((before) => typedInto(before, name, input, value));
          }}
          onBlur={() => setState((before) => tidied(before, name, input, show))}
        />
        {input.units.length > 1 ? (
          <select
            aria-label={t("form.unit", { label })}
            value={UNITS[field.shown].symbol}
            onChange={(event) => {
              const unit = findUnit(event.currentTarget.value, input.units);
              if (unit) setState((before) => showIn(before, name, input, unit));
            }}
          >
            {input.units.map((unit) => (
              <option key={unit} value={UNITS[unit].symbol}>
                {unitLabel(unit, say)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.unit}>{unitLabel(input.units[0], say)}</span>
        )}
      </div>
      <PointsMark
        points={pointsTyped(props.calculator, name, props.evaluation)}
        counted
        show={show}
      />
      {drawn.length > 0 && <div className={styles.notes}>{drawn}</div>}
    </div>
  );
}

const inUnit = (value: number, unit: UnitSymbol, show: Show) =>
  show(Number(fromCanonical(value, unit).toPrecision(3)), 2);

function ChoiceField(props: Props) {
  const { t } = useTranslation("calculators");
  const { name, input, texts, state, setState, evaluation } = props;
  const { drawn, describedBy, invalid } = useNotes(props);
  const options =
    input.kind === "choice"
      ? input.options.map((value) => ({
          value,
          label: texts.inputs[name]?.options?.[value] ?? value,
          given: value,
        }))
      : [
          { value: "true", label: t("yes"), given: true },
          { value: "false", label: t("no"), given: false },
        ];
  const current = state.answers[name] ?? evaluation.entries[name]?.value;
  const compact = options.every(({ label }) => label.length <= 18);
  const graded = options.every(({ given }) => pointsOf(props.calculator, name, given) !== null);
  const rises = graded && !compact && options.length <= 3;
  return (
    <fieldset
      className={styles.choice}
      data-compact={compact || undefined}
      data-rises={rises || undefined}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      <legend>
        <Letter calculator={props.calculator} name={name} />
        {texts.inputs[name]?.label ?? name}
        {optional(props) && isNeeded(input, {}) === false && (
          <span className={styles.optional}> ({t("form.optional")})</span>
        )}
        {texts.inputs[name]?.scores && <small>{texts.inputs[name]?.scores}</small>}
      </legend>
      <div className={styles.options}>
        {options.map(({ value, label, given }) => (
          <label key={value}>
            <input
              type="radio"
              name={`input-${name}`}
              value={value}
              data-points={pointsOf(props.calculator, name, given) ?? undefined}
              checked={current === given}
              onChange={() => setState((before) => answered(before, name, given))}
            />
            <span>{label}</span>
            <PointsMark
              points={pointsOf(props.calculator, name, given)}
              counted={current === given}
              show={props.show}
            />
          </label>
        ))}
      </div>
      {drawn.length > 0 && <div className={styles.notes}>{drawn}</div>}
    </fieldset>
  );
}
