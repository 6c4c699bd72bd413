// A mask in the picture's own space, 0 to 1 on both axes, as Anki draws it: what it stores is not
// always where it stands.
import { inPlace } from "#platform/ui/in-place.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import styles from "./occlusion.module.css";

export type Mask = NonNullable<NoteContent["occlusion"]>["masks"][number];

/** Anki stores angles in ten-thousandths of a turn. */
const turnOf = ({ style }: Mask): number => ((Number(style.angle) || 0) / 10_000) * 2 * Math.PI;

/** The corner of the smallest box around a polygon, and its size. */
export function boxOf(points: Mask["points"]): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/**
 * Rectangles and ellipses turn around their corner; the two axes have not the same length on
 * screen.
 */
function transformOf(mask: Mask, ratio: number): string | undefined {
  const angle = turnOf(mask);
  if (angle === 0) return undefined;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [b, c] = [sin * ratio, -sin / ratio];
  const { left, top } = mask;
  return `matrix(${cos} ${b} ${c} ${cos} ${left - cos * left - c * top} ${top - b * left - cos * top})`;
}

interface MaskShapeProps {
  mask: Mask;
  className?: string | undefined;
  /** Width of the picture over its height. */
  ratio: number;
}

export function MaskShape({ mask, className, ratio }: MaskShapeProps) {
  const { shape, left, top, width, height, points } = mask;
  const transform = transformOf(mask, ratio);
  if (shape === "polygon") {
    // Moved in Anki, a polygon keeps its first points: its corner alone says where it is now.
    const box = boxOf(points);
    const moved = points.map(({ x, y }) => `${x - box.left + left},${y - box.top + top}`);
    return <polygon points={moved.join(" ")} className={className} />;
  }
  if (shape === "ellipse") {
    const [rx, ry] = [width / 2, height / 2];
    return (
      <ellipse
        cx={left + rx}
        cy={top + ry}
        rx={rx}
        ry={ry}
        className={className}
        transform={transform}
      />
    );
  }
  if (shape === "text") return <MaskText mask={mask} ratio={ratio} />;
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      className={className}
      transform={transform}
    />
  );
}

/**
 * Size at which the letters are set before they are brought to the picture's space: browsers refuse
 * very small ones.
 */
const SET = 20;

/** Words that were written on the picture. They hide nothing. */
function MaskText({ mask, ratio }: { mask: Mask; ratio: number }) {
  // A share of the picture's height; the first versions of Anki wrote none.
  const size = (Number(mask.style.fs) || 0.06) * (Number(mask.style.scale) || 1);
  const turn = (turnOf(mask) * 180) / Math.PI;
  return (
    <text
      className={styles.words}
      fontSize={SET}
      transform={`translate(${mask.left} ${mask.top}) scale(${size / SET / ratio} ${size / SET}) rotate(${turn})`}
    >
      {inPlace(mask.text.split("\n"), (line, place) => (
        <tspan x={0} y={SET * (0.85 + place * 1.1)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
