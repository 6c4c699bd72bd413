import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./form.module.css";
import { nextGap } from "./note-draft.ts";
import { sendPicture } from "./send-picture.ts";

interface SideFieldProps {
  label: string;
  value: string;
  hint?: string;
  rows?: number;
  /** Offers gaps around what is selected. */
  gaps?: boolean;
  fault?: string | null;
  /** Takes the focus of the window it opens in. */
  focus?: boolean | undefined;
  onChange(value: string): void;
}

const MARKS = [
  ["bold", "<b>", "</b>"],
  ["italic", "<i>", "</i>"],
  ["formula", "\\(", "\\)"],
] as const;

interface MarksProps {
  label: string;
  /** Number of the next gap; null where there are none. */
  gap: number | null;
  onMark(before: string, after: string): void;
  onPicture(): void;
}

function Marks({ label, gap, onMark, onPicture }: MarksProps) {
  const { t } = useTranslation("flashcards");
  return (
    <div role="toolbar" aria-label={t("marks.label", { side: label })} className={styles.marks}>
      {gap !== null && (
        <button type="button" onClick={() => onMark(`{{c${gap}::`, "}}")}>
          {t("marks.gap")}
        </button>
      )}
      {MARKS.map(([name, before, after]) => (
        <button key={name} type="button" data-mark={name} onClick={() => onMark(before, after)}>
          {t(`marks.${name}`)}
        </button>
      ))}
      <button type="button" onClick={onPicture}>
        {t("marks.picture")}
      </button>
    </div>
  );
}

/** Ids of the sentences that are there, as `aria-describedby` names them. */
const idsOf = (sentences: Record<string, string | null | undefined>): string | undefined =>
  Object.keys(sentences)
    .filter((id) => sentences[id])
    .join(" ") || undefined;

/** A side of a note: text, a few marks around the selection, pictures by button, paste or drop. */
export function SideField({
  label,
  value,
  hint,
  rows = 3,
  gaps = false,
  fault = null,
  focus = false,
  onChange,
}: SideFieldProps) {
  const { t } = useTranslation("flashcards");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const around = (before: string, after: string) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    onChange(value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to));
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + before.length, to + before.length);
    });
  };
  const addPicture = async (picture: File) => {
    setProblem(null);
    const sent = await sendPicture(picture);
    if (sent.ok) around(`<img src="${sent.address}" alt="${sent.name}">`, "");
    else setProblem(t(`picture.${sent.reason}`));
  };
  const pictureIn = (files: FileList) => [...files].find(({ type }) => type.startsWith("image/"));
  const complaint = problem ?? fault;
  const describedBy = idsOf({ [`${id}-hint`]: hint, [`${id}-fault`]: complaint });
  return (
    <div className={styles.field}>
      <div className={styles.sideHead}>
        <label htmlFor={id}>{label}</label>
        <Marks
          label={label}
          gap={gaps ? nextGap(value) : null}
          onMark={around}
          onPicture={() => file.current?.click()}
        />
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("marks.picture")}
        onChange={({ currentTarget }) => {
          const picture = currentTarget.files && pictureIn(currentTarget.files);
          if (picture) void addPicture(picture);
          currentTarget.value = "";
        }}
      />
      <textarea
        id={id}
        ref={area}
        rows={rows}
        value={value}
        data-autofocus={focus || undefined}
        aria-invalid={fault !== null}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPaste={(event) => {
          const picture = pictureIn(event.clipboardData.files);
          if (!picture) return;
          event.preventDefault();
          void addPicture(picture);
        }}
        onDrop={(event) => {
          const picture = pictureIn(event.dataTransfer.files);
          if (!picture) return;
          event.preventDefault();
          void addPicture(picture);
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {complaint && (
        <p id={`${id}-fault`} className={styles.fault} role={problem ? "alert" : undefined}>
          {complaint}
        </p>
      )}
    </div>
  );
}
