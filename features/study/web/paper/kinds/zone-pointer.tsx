import { Button } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { Drawing } from "../../../domain/drawing.ts";
import type { Point } from "../../../domain/question.ts";
import type { ShownPlace } from "../../../domain/shown-question.ts";
import { DrawingLines } from "./drawing-image.tsx";
import styles from "./kinds.module.css";

const STEP = 0.02;
const SMALL_STEP = 0.005;
/** As near to a point is that point: it is taken away. */
const SAME = 0.02;
const MOST_POINTS = 20;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const bounded = (value: number) => Math.min(1, Math.max(0, value));
/** Five digits: a fraction of a pixel of any screen. */
const settled = (value: number) => Number(bounded(value).toFixed(5));

const isPoint = (one: unknown): one is Point => Array.isArray(one) && typeof one[0] === "number";
export const pointsIn = (given: unknown): readonly Point[] =>
  Array.isArray(given) ? given.filter(isPoint) : [];

const isAt = ([x, y]: Point, place: { readonly x: number; readonly y: number }) =>
  x === place.x && y === place.y;

const nameAt = (point: Point, places: readonly ShownPlace[] = []) =>
  places.find((place) => isAt(point, place))?.name;
/** A point in a few signs: the name of its place, or how far right and down it is. */
export const placeAt = (point: Point, places?: readonly ShownPlace[]): string =>
  nameAt(point, places) ?? `(${point.map(percent).join(" ; ")})`;

interface ZonePointerProps {
  image: Drawing;
  places: readonly ShownPlace[];
  expected: number;
  value: unknown;
  disabled: boolean;
  onChange(points: readonly Point[]): void;
}

/** Points on a drawing: with a pointer, with the arrows of the keyboard, or by names in a list. */
export function ZonePointer(props: ZonePointerProps) {
  const { image, places, expected, value, disabled, onChange } = props;
  const { t } = useTranslation("study");
  const points = pointsIn(value);
  const [aim, setAim] = useState<Point | null>(null);
  const toggle = (point: Point) => {
    const near = points.findIndex(
      ([x, y]) => Math.hypot(x - point[0], y - point[1]) <= SAME && !disabled,
    );
    if (near >= 0) onChange(points.filter((_, at) => at !== near));
    else if (points.length < MOST_POINTS) onChange([...points, point]);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed with the keyboard: where the sight is.
    if (event.detail === 0) return toggle(aim ?? [0.5, 0.5]);
    const box = event.currentTarget.getBoundingClientRect();
    toggle([
      settled((event.clientX - box.left) / box.width),
      settled((event.clientY - box.top) / box.height),
    ]);
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    const [x, y] = aim ?? [0.5, 0.5];
    setAim([settled(x + by[0] * step), settled(y + by[1] * step)]);
  };
  const where = ([x, y]: Point) =>
    nameAt([x, y], places) ?? t("zones.at", { x: percent(x), y: percent(y) });
  return (
    <div className={styles.zones}>
      <div className={styles.canvas}>
        <DrawingLines image={image}>
          <Points image={image} points={points} />
          {aim && <Sight image={image} at={aim} />}
        </DrawingLines>
        <button
          type="button"
          className={styles.pad}
          disabled={disabled}
          aria-label={t("zones.pad", { alt: image.alt })}
          onClick={press}
          onKeyDown={move}
          onBlur={() => setAim(null)}
        />
      </div>
      <p className={styles.caption} lang="fr">
        {image.alt}
      </p>
      <p className={styles.hint}>{t("zones.how")}</p>
      <p role="status">
        {aim ? `${where(aim)} · ` : ""}
        {t("zones.count", { count: points.length, expected })}
      </p>
      {points.length > 0 && (
        <ol className={styles.points}>
          {points.map((point, at) => (
            <li key={point.join()}>
              {where(point)}
              <Button
                variant="subtle"
                color="gray"
                disabled={disabled}
                aria-label={t("zones.remove", { n: at + 1 })}
                onClick={() => onChange(points.filter((_, other) => other !== at))}
              >
                {t("zones.removeShort")}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {places.length > 0 && (
        <details className={styles.places}>
          <summary>{t("zones.byName")}</summary>
          <ul>
            {places.map((place) => {
              const chosen = points.some((point) => isAt(point, place));
              return (
                <li key={place.name}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen}
                      disabled={disabled}
                      onChange={() =>
                        onChange(
                          chosen
                            ? points.filter((point) => !isAt(point, place))
                            : [...points, [place.x, place.y]],
                        )
                      }
                    />
                    <span lang="fr">{place.name}</span>
                  </label>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

const percent = (value: number) => formatNumber(value, { style: "percent" });

/** The points that were chosen, numbered in their order. */
export function Points({ image, points }: { image: Drawing; points: readonly Point[] }) {
  const size = image.width / 40;
  return points.map(([x, y], at) => (
    <g
      key={`${x} ${y}`}
      className={styles.point}
      transform={`translate(${x * image.width} ${y * image.height})`}
    >
      <circle r={size} />
      <text y={size * 0.45} fontSize={size * 1.3} textAnchor="middle">
        {at + 1}
      </text>
    </g>
  ));
}

function Sight({ image, at: [x, y] }: { image: Drawing; at: Point }) {
  const [left, top, arm] = [x * image.width, y * image.height, image.width / 25];
  return (
    <path
      className={styles.sight}
      d={`M${left - arm} ${top}h${2 * arm}M${left} ${top - arm}v${2 * arm}`}
    />
  );
}
