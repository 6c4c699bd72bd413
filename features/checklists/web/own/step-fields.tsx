import { Checkbox, NumberInput, Textarea, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { DosesOfLink } from "#features/guidelines/web/public.tsx";
import type { OwnStep } from "../../domain/own.ts";
import { LONGEST_LABEL, LONGEST_STEP, LONGEST_TEXT } from "../../domain/own-limits.ts";
import styles from "./own.module.css";
import { OwnDose } from "./own-dose-note.tsx";

interface StepFieldsProps {
  step: OwnStep;
  at: number;
  of: number;
  onChange(over: Partial<OwnStep>): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** One step as its author writes it, with its place among the others. */
export function StepFields({ step, at, of, onChange, onMove, onRemove }: StepFieldsProps) {
  const { t } = useTranslation("checklists");
  const { title, text, critical, metronome, doses } = step;
  return (
    <fieldset className={styles.step}>
      <legend>{t("run.step", { at, of })}</legend>
      <TextInput
        label={t("form.stepTitle")}
        value={title}
        maxLength={LONGEST_STEP}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        label={t("form.stepText")}
        autosize
        minRows={2}
        value={text}
        maxLength={LONGEST_TEXT}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <OwnDose step={{ title, text }} />
      <Checkbox
        label={t("critical")}
        checked={critical}
        onChange={({ currentTarget }) => onChange({ critical: currentTarget.checked })}
      />
      <Checkbox
        label={t("form.metronome")}
        checked={metronome}
        onChange={({ currentTarget }) => onChange({ metronome: currentTarget.checked })}
      />
      <TimerFields step={step} onChange={onChange} />
      {doses.map((passage) => (
        <div key={passage} className={styles.dose}>
          <p>
            {t("form.dose")} <PassageLink passage={passage} />
          </p>
          <DosesOfLink link={`/guidelines/${passage}`} />
          <button
            type="button"
            onClick={() => onChange({ doses: doses.filter((one) => one !== passage) })}
          >
            {t("form.removeDose")}
          </button>
        </div>
      ))}
      <p className={styles.tools}>
        <button type="button" disabled={at === 1} onClick={() => onMove(-1)}>
          {t("form.up")}
        </button>
        <button type="button" disabled={at === of} onClick={() => onMove(1)}>
          {t("form.down")}
        </button>
        <button type="button" disabled={of === 1} onClick={onRemove}>
          {t("form.remove")}
        </button>
      </p>
    </fieldset>
  );
}

/** Where the doses that the step shows come from. */
function PassageLink({ passage }: { passage: string }) {
  const { t } = useTranslation("checklists");
  const [sheetId = "", hash = ""] = passage.split("#");
  return (
    <Link to="/guidelines/$sheetId" params={{ sheetId }} hash={hash}>
      {t("seePassage")}
    </Link>
  );
}

const MINUTE = 60;

function TimerFields({
  step: { timer, title },
  onChange,
}: Pick<StepFieldsProps, "step" | "onChange">) {
  const { t, i18n } = useTranslation("checklists");
  if (!timer)
    return (
      <Checkbox
        label={t("form.timer")}
        checked={false}
        onChange={() =>
          onChange({
            timer: { seconds: 3 * MINUTE, until: null, label: title.slice(0, LONGEST_LABEL) },
          })
        }
      />
    );
  const change = (over: Partial<typeof timer>) => onChange({ timer: { ...timer, ...over } });
  return (
    <>
      <Checkbox label={t("form.timer")} checked onChange={() => onChange({ timer: null })} />
      <div className={styles.timer}>
        <TextInput
          label={t("form.timerLabel")}
          value={timer.label}
          maxLength={LONGEST_LABEL}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        <NumberInput
          label={t("form.minutes")}
          min={0.5}
          max={1_440}
          step={0.5}
          decimalSeparator={i18n.language === "en" ? "." : ","}
          value={timer.seconds / MINUTE}
          onChange={(value) => {
            const seconds = Math.round(Number(value) * MINUTE);
            if (!(seconds >= 10)) return;
            const closes = timer.until !== null && timer.until > seconds;
            change({ seconds, until: closes ? timer.until : null });
          }}
        />
      </div>
    </>
  );
}
