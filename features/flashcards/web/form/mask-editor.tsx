import { Button } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import { numbersOf } from "../../domain/occlusion.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import { boxOf, type Mask, MaskShape } from "../picture/mask-shape.tsx";
import formStyles from "./form.module.css";
import { MaskNumbers } from "./mask-numbers.tsx";
import styles from "./masks.module.css";
import { sendPicture } from "./send-picture.ts";

type Occlusion = NonNullable<NoteContent["occlusion"]>;

interface MaskEditorProps {
  occlusion: Occlusion | null;
  fault: string | null;
  onChange(occlusion: Occlusion | null): void;
}

/** Smaller is a slip of the finger. */
const SMALLEST = 0.02;
const NUDGE = 0.01;
const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

const rectangle = (
  group: number,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Mask => ({
  group,
  shape: "rect",
  left: round(Math.min(from.x, to.x)),
  top: round(Math.min(from.y, to.y)),
  width: round(Math.abs(to.x - from.x)),
  height: round(Math.abs(to.y - from.y)),
  points: [],
  text: "",
  style: {},
});

/** What makes a mask so much wider and higher. A polygon has no size but that of its points. */
function resized({ shape, width, height, points }: Mask, dx: number, dy: number): Partial<Mask> {
  const box = shape === "polygon" ? boxOf(points) : { left: 0, top: 0, width, height };
  const size = {
    width: Math.max(SMALLEST, round(box.width + dx)),
    height: Math.max(SMALLEST, round(box.height + dy)),
  };
  if (shape !== "polygon") return size;
  const stretch = (at: number, from: number, before: number, after: number) =>
    before > 0 ? round(from + ((at - from) * after) / before) : at;
  return {
    points: points.map(({ x, y }) => ({
      x: stretch(x, box.left, box.width, size.width),
      y: stretch(y, box.top, box.height, size.height),
    })),
  };
}

/** Where the pointer is on the picture, from 0 to 1 each way. */
function placeIn(box: DOMRect | undefined, { clientX, clientY }: PointerEvent) {
  if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
  return {
    x: round((clientX - box.left) / box.width),
    y: round((clientY - box.top) / box.height),
  };
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

/** What an arrow changes of a mask: its size with Shift, its place without; null for other keys. */
function nudged(mask: Mask, key: string, shift: boolean): Partial<Mask> | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [dx, dy] = arrow;
  return shift ? resized(mask, dx, dy) : { left: round(mask.left + dx), top: round(mask.top + dy) };
}

function PicturePicker({ label, onPick }: { label: string; onPick(picture: File): void }) {
  return (
    <FilePicker
      aria-label={label}
      says={label}
      accept="image/*"
      onChange={({ currentTarget }) => {
        const picture = currentTarget.files?.[0];
        if (picture) onPick(picture);
        currentTarget.value = "";
      }}
    />
  );
}

interface MaskListProps {
  masks: readonly Mask[];
  chosen: number | null;
  onChoose(index: number): void;
  onChange(masks: Mask[]): void;
}

function MaskList({ masks, chosen, onChoose, onChange }: MaskListProps) {
  const { t } = useTranslation("flashcards");
  const replace = (index: number, next: Mask) =>
    onChange(masks.map((mask, at) => (at === index ? next : mask)));
  return (
    <ul className={styles.list} aria-label={t("masks.list")}>
      {masks.map((mask, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mask has no identity but its place.
        <li key={index}>
          <button
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            onKeyDown={(event) => {
              const over = nudged(mask, event.key, event.shiftKey);
              if (!over) return;
              event.preventDefault();
              replace(index, { ...mask, ...over });
            }}
          >
            {t("masks.mask", { n: index + 1 })}
          </button>
          <MaskNumbers mask={mask} onChange={(next) => replace(index, next)} />
          <button type="button" onClick={() => onChange(masks.filter((_, at) => at !== index))}>
            {t("masks.remove", { n: index + 1 })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * A picture and the areas it hides: drawn with a finger or a mouse, or added and moved with the
 * keyboard.
 */
export function MaskEditor({ occlusion, fault, onChange }: MaskEditorProps) {
  const { t } = useTranslation("flashcards");
  const plane = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState<{
    from: { x: number; y: number };
    to: { x: number; y: number };
  } | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ratio, setRatio] = useState(1);

  const choosePicture = async (picture: File) => {
    setProblem(null);
    const sent = await sendPicture(picture);
    if (sent.ok) onChange({ image: sent.address, masks: [], hideAll: occlusion?.hideAll ?? true });
    else setProblem(t(`picture.${sent.reason}`));
  };
  const picker = (
    <PicturePicker
      label={t(occlusion ? "masks.otherPicture" : "masks.picture")}
      onPick={(picture) => void choosePicture(picture)}
    />
  );
  const complaint = (problem ?? fault) && (
    <p className={formStyles.fault} role="alert">
      {problem ?? fault}
    </p>
  );
  if (!occlusion)
    return (
      <div>
        {picker}
        {complaint}
      </div>
    );

  const { masks } = occlusion;
  const setMasks = (next: Mask[]) => onChange({ ...occlusion, masks: next });
  const freeGroup = Math.max(0, ...masks.flatMap(numbersOf)) + 1;
  const add = (mask: Mask) => {
    setMasks([...masks, mask]);
    setChosen(masks.length);
  };
  const place = (event: PointerEvent) => placeIn(plane.current?.getBoundingClientRect(), event);
  const finish = () => {
    if (!drawing) return;
    const mask = rectangle(freeGroup, drawing.from, drawing.to);
    setDrawing(null);
    if (mask.width >= SMALLEST && mask.height >= SMALLEST) add(mask);
  };

  return (
    <div className={styles.editor}>
      {picker}
      <p className={formStyles.hint}>{t("masks.how")}</p>
      <div className={styles.frame}>
        <img
          src={occlusion.image}
          alt={t("occlusion.picture")}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
          }
        />
        <svg
          ref={plane}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const from = place(event);
            setDrawing({ from, to: from });
          }}
          onPointerMove={(event) => drawing && setDrawing({ ...drawing, to: place(event) })}
          onPointerUp={finish}
          onPointerCancel={() => setDrawing(null)}
        >
          {masks.map((mask, index) => (
            <g
              key={`${mask.group}-${mask.left}-${mask.top}-${mask.width}`}
              data-chosen={index === chosen || undefined}
            >
              <MaskShape mask={mask} ratio={ratio} className={styles.mask} />
            </g>
          ))}
          {drawing && (
            <MaskShape
              mask={rectangle(0, drawing.from, drawing.to)}
              ratio={ratio}
              className={styles.drawing}
            />
          )}
        </svg>
      </div>
      <MaskList masks={masks} chosen={chosen} onChoose={setChosen} onChange={setMasks} />
      <Button
        variant="default"
        size="sm"
        onClick={() => add(rectangle(freeGroup, { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 }))}
      >
        {t("masks.add")}
      </Button>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={occlusion.hideAll}
          onChange={({ currentTarget }) =>
            onChange({ ...occlusion, hideAll: currentTarget.checked })
          }
        />
        {t("masks.hideAll")}
      </label>
      {complaint}
    </div>
  );
}
