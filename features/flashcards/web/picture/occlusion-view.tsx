import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asks } from "../../domain/occlusion.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import { MaskShape } from "./mask-shape.tsx";
import styles from "./occlusion.module.css";

interface OcclusionViewProps {
  occlusion: NonNullable<NoteContent["occlusion"]>;
  /** Number of the masks this card asks. */
  asked: number;
  revealed: boolean;
  onReveal(): void;
}

/**
 * The picture under its masks. Touching it uncovers what is asked; then each mask that is left can
 * be lifted. A mask without a card of its own (number 0) covers on every card; words written on the
 * picture are always there.
 */
export function OcclusionView({ occlusion, asked, revealed, onReveal }: OcclusionViewProps) {
  const { t } = useTranslation("flashcards");
  const [lifted, setLifted] = useState<readonly number[]>([]);
  const [ratio, setRatio] = useState(1);
  const [gone, setGone] = useState(false);
  const all = occlusion.masks.map((mask, place) => ({ mask, place }));
  const masks = all.filter(({ mask }) => mask.shape !== "text");
  const covers = ({ mask, place }: (typeof masks)[number]) => {
    if (lifted.includes(place)) return false;
    return asks(mask, asked) ? !revealed : mask.group === 0 || occlusion.hideAll;
  };
  // Masks over nothing would ask nothing.
  if (gone) return <p role="status">{t("picture.gone")}</p>;
  return (
    <div className={styles.frame}>
      <img
        src={occlusion.image}
        alt={t("occlusion.picture")}
        draggable={false}
        onError={() => setGone(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
        }
      />
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={t(revealed ? "occlusion.open" : "occlusion.covered")}
      >
        {all
          .filter(({ mask }) => mask.shape === "text")
          .map(({ mask, place }) => (
            <MaskShape key={place} mask={mask} ratio={ratio} />
          ))}
        {masks.filter(covers).map(({ mask, place }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the finger; the keyboard has the button and the keys.
          <g
            key={place}
            onClick={() =>
              revealed ? setLifted([...lifted, place]) : asks(mask, asked) && onReveal()
            }
          >
            <MaskShape
              mask={mask}
              ratio={ratio}
              className={asks(mask, asked) ? styles.asked : styles.mask}
            />
          </g>
        ))}
        {revealed &&
          masks
            .filter(({ mask }) => asks(mask, asked))
            .map(({ mask, place }) => (
              <MaskShape key={place} mask={mask} ratio={ratio} className={styles.answer} />
            ))}
      </svg>
    </div>
  );
}
