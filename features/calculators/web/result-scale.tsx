import { useId } from "react";
import type { Calculator } from "../domain/calculator.ts";
import type { Evaluation } from "../domain/evaluate.ts";
import styles from "./calculator.module.css";

const WIDTH = 320;
const HEIGHT = 10;

/**
 * The whole scale of a score: full up to what is certain, hatched as far as is still possible, a
 * line where a band begins. Everything it draws is said in words beside it.
 */
export function ResultScale({
  calculator: { result, bands },
  evaluation: { outcome, possible },
}: {
  calculator: Calculator;
  evaluation: Evaluation;
}) {
  const hatch = useId();
  const { unit, min = 0, max } = result;
  const least = outcome ? outcome.value : (possible?.min ?? null);
  const most = outcome ? outcome.value : (possible?.max ?? null);
  if (unit !== "" || max === undefined || least === null || most === null) return null;
  const at = (value: number) => (WIDTH * (Math.min(max, Math.max(min, value)) - min)) / (max - min);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 7L7 -1M-4 4L4 -4M2 10L10 2" />
        </pattern>
      </defs>
      <rect className={styles.scaleTrack} width={WIDTH} height={HEIGHT} />
      <rect className={styles.scaleSure} width={at(least)} height={HEIGHT} />
      <rect x={at(least)} width={at(most) - at(least)} height={HEIGHT} fill={`url(#${hatch})`} />
      {bands
        .filter(({ from }) => from > min)
        .map(({ id, from }) => (
          <rect key={id} className={styles.scaleMark} x={at(from) - 1} width="2" height={HEIGHT} />
        ))}
    </svg>
  );
}
