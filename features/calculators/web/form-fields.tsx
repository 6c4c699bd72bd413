import type { Dispatch, SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import type { Calculator, CalculatorTexts, Show } from "../domain/calculator.ts";
import type { Evaluation } from "../domain/evaluate.ts";
import { isListed } from "../domain/points.ts";
import burnMap from "./burn-map/burn-map.module.css";
import { BurnMap } from "./burn-map/burn-map.tsx";
import { CriteriaField } from "./criteria-field.tsx";
import { type FormState, listedIn } from "./form-state.ts";
import { InputField } from "./input-field.tsx";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  evaluation: Evaluation;
  show: Show;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
}

/** The inputs that have a say now, in their order; those of a list to tick stand together. */
export function FormFields(props: Props) {
  const { calculator, evaluation } = props;
  const [firstListed] = listedIn(calculator);
  const names = Object.entries(calculator.inputs)
    .filter(
      ([name, input]) =>
        evaluation.relevant.includes(name) && !(isListed(input) && name !== firstListed),
    )
    .map(([name]) => name);
  if (calculator.drawing === "burnMap") return <DrawnFields {...props} names={names} />;
  return names.map((name) =>
    name === firstListed ? (
      <CriteriaField key={name} {...props} />
    ) : (
      <OneField key={name} {...props} name={name} />
    ),
  );
}

function OneField({ name, ...props }: Props & { name: string }) {
  const input = props.calculator.inputs[name];
  return input ? <InputField {...props} name={name} input={input} /> : null;
}

/** A drawing takes the measures by a press; each can still be typed below it. */
function DrawnFields({ names, ...props }: Props & { names: readonly string[] }) {
  const { t } = useTranslation("calculators");
  const isMeasure = (name: string) => props.calculator.inputs[name]?.kind === "number";
  return (
    <>
      {names
        .filter((name) => !isMeasure(name))
        .map((name) => (
          <OneField key={name} {...props} name={name} />
        ))}
      <BurnMap {...props} />
      <details className={burnMap.parts}>
        <summary>{t("burnMap.parts")}</summary>
        <div>
          {names.filter(isMeasure).map((name) => (
            <OneField key={name} {...props} name={name} />
          ))}
        </div>
      </details>
    </>
  );
}
