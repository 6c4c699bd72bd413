import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NoteContent } from "../../domain/wire-note.ts";
import styles from "./occlusion.module.css";

type Occlusion = NonNullable<NoteContent["occlusion"]>;
type Mask = Occlusion["masks"][number];

/** A mask in the picture's own space, 0 to 1. */
export function MaskShape({ mask, className }: { mask: Mask; className?: string | undefined }) {
  const { shape, left, top, width, height, points } = mask;
  if (shape === "ellipse")
    return <ellipse cx={left + width / 2} cy={top + height / 2} rx={width / 2} ry={height / 2} className={className} />;
  if (shape === "polygon")
    return <polygon points={points.map(({ x, y }) => `${x},${y}`).join(" ")} className={className} />;
  return <rect x={left} y={top} width={width} height={height} className={className} />;
}

interface OcclusionViewProps {
  occlusion: Occlusion;
  /** Number of the masks this card asks. */
  asked: number;
  revealed: boolean;
  onReveal(): void;
}

/** The picture under its masks. Touching it uncovers what is asked; then each mask that is left can be lifted. */
export function OcclusionView({ occlusion, asked, revealed, onReveal }: OcclusionViewProps) {
  const { t } = useTranslation("flashcards");
  const [lifted, setLifted] = useState<readonly number[]>([]);
  const masks = occlusion.masks.map((mask, place) => ({ mask, place })).filter(({ mask }) => mask.group > 0);
  const covers = ({ mask, place }: (typeof masks)[number]) =>
    !lifted.includes(place) && (mask.group === asked ? !revealed : occlusion.hideAll);
  return (
    <div className={styles.frame}>
      <img src={occlusion.image} alt={t("occlusion.picture")} draggable={false} />
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={t(revealed ? "occlusion.open" : "occlusion.covered")}
      >
        {masks.filter(covers).map(({ mask, place }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the finger; the keyboard has the button and the keys.
          <g
            key={place}
            onClick={() => (revealed ? setLifted([...lifted, place]) : mask.group === asked && onReveal())}
          >
            <MaskShape mask={mask} className={mask.group === asked ? styles.asked : styles.mask} />
          </g>
        ))}
        {revealed &&
          masks
            .filter(({ mask }) => mask.group === asked)
            .map(({ mask, place }) => <MaskShape key={place} mask={mask} className={styles.answer} />)}
      </svg>
    </div>
  );
}
