import type { Dispatch, SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import type { Calculator, CalculatorTexts, NumberInput, Show } from "../../domain/calculator.ts";
import type { Evaluation } from "../../domain/evaluate.ts";
import { type AgeBand, FACES, type Face, shareOf } from "../../domain/lund-browder/regions.ts";
import { type FormState, typedInto } from "../form-state.ts";
import styles from "./burn-map.module.css";
import { HEIGHT, type Shape, shapesOf, WIDTH } from "./shapes.ts";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  evaluation: Evaluation;
  show: Show;
  setState: Dispatch<SetStateAction<FormState>>;
}

/** What the next press makes of a burnt part: whole, half, quarter, none. */
const AFTER: Readonly<Record<number, number>> = { 0: 100, 100: 50, 50: 25 };

/** The body from the front and the back: each region is a button that says how much of it is burnt. */
export function BurnMap(props: Props) {
  const { t } = useTranslation("calculators");
  return (
    <section className={styles.map} aria-labelledby="burn-map">
      <h2 id="burn-map">{t("burnMap.heading")}</h2>
      <p>{t("burnMap.how")}</p>
      <div className={styles.faces}>
        {FACES.map((face) => (
          <Figure key={face} {...props} face={face} />
        ))}
      </div>
    </section>
  );
}

function Figure({ face, ...props }: Props & { face: Face }) {
  const { t } = useTranslation("calculators");
  const sides = [t("burnMap.right"), t("burnMap.left")];
  const [onTheLeft, onTheRight] = face === "front" ? sides : sides.toReversed();
  const shapes = shapesOf(face);
  return (
    <fieldset className={styles.face}>
      <legend>{t(`burnMap.${face}`)}</legend>
      <div className={styles.figure}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {shapes.map(({ region, path }) => (
            <path key={region} d={path} data-part={levelOf(partOf(props.evaluation, region))} />
          ))}
        </svg>
        <span className={styles.side} aria-hidden="true">
          {onTheLeft}
        </span>
        <span className={styles.side} aria-hidden="true">
          {onTheRight}
        </span>
        {shapes.map((shape) => (
          <RegionButton key={shape.region} {...props} shape={shape} />
        ))}
      </div>
    </fieldset>
  );
}

const partOf = ({ entries }: Evaluation, region: string): number =>
  Number(entries[region]?.value ?? 0);

/** Three depths of colour are enough for any part. */
const levelOf = (part: number): string => {
  if (part <= 0) return "none";
  if (part <= 25) return "quarter";
  return part <= 60 ? "half" : "whole";
};

const pressed = (part: number): boolean | "mixed" => (part > 0 && part < 100 ? "mixed" : part > 0);
const across = (length: number, whole: number): string => `${(100 * length) / whole}%`;

function RegionButton({
  calculator,
  texts,
  evaluation,
  show,
  setState,
  shape: { region, box },
}: Omit<Props, "face"> & { shape: Shape }) {
  const { t } = useTranslation("calculators");
  const input = calculator.inputs[region] as NumberInput;
  const part = partOf(evaluation, region);
  const band = evaluation.entries.ageBand?.value as AgeBand | undefined;
  const share = band === undefined ? null : (shareOf(region, band) * part) / 100;
  const [x, y, width, height] = box;
  const told = {
    label: texts.inputs[region]?.label ?? region,
    part: show(part, 1),
    share: show(share ?? 0, 2),
  };
  const known = share === null ? "burnMap.marked" : "burnMap.worth";
  return (
    <button
      type="button"
      aria-pressed={pressed(part)}
      aria-label={t(part === 0 ? "burnMap.unmarked" : known, told)}
      style={{
        left: across(x, WIDTH),
        top: across(y, HEIGHT),
        width: across(width, WIDTH),
        height: across(height, HEIGHT),
      }}
      onClick={() => {
        const next = AFTER[part];
        setState((before) => typedInto(before, region, input, next === undefined ? "" : `${next}`));
      }}
    >
      {part > 0 && <span>{share === null ? `${told.part}\u00A0%` : told.share}</span>}
    </button>
  );
}
