import { IconArrowLeft } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { WeightField, weightOf } from "#features/guidelines/web/public.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";
import type { ChecklistStep, ChecklistView } from "../../contract.ts";
import { type RunState, runState } from "../../domain/run.ts";
import { LoadedChecklist } from "../loaded-checklist.tsx";
import { noteCompletion } from "../marks/use-marks.ts";
import { OwnDose } from "../own/own-dose-note.tsx";
import { isDosed, StepDoses } from "../step-doses.tsx";
import { useMetronome, useVoice, useWakeLock, type Voice } from "./device.ts";
import { Log } from "./reports.tsx";
import styles from "./run.module.css";
import { Sharing } from "./sharing.tsx";
import { Since, Timers } from "./timers.tsx";
import { useRun } from "./use-run.ts";
import { NewRun, Words } from "./words.tsx";

export function RunPage() {
  const { checklistId } = useParams({ from: "/_app/checklists/$checklistId/run" });
  return (
    <LoadedChecklist id={checklistId} key={checklistId}>
      {(checklist) => <Reader checklist={checklist} />}
    </LoadedChecklist>
  );
}

/** One large step at a time, for a team whose hands are busy. */
export function Reader({ checklist }: { checklist: ChecklistView }) {
  const { t, i18n } = useTranslation("checklists");
  const navigate = useNavigate();
  const { run, kept, telephones, add, end, begin, share } = useRun(checklist.id, checklist.title);
  const [asking, setAsking] = useState<"note" | "skipped" | null>(null);
  const state = runState(checklist.steps, run.entries);
  const step = checklist.steps[state.position];
  useWakeLock();
  const voice = useVoice(step ? [step.title, step.text ?? ""].join(". ") : "");
  const isDone = step !== undefined && state.marks.get(step.id) === "done";
  // What was done and is only looked at again keeps its time and its timer.
  const done = () => step && add(isDone ? "next" : "done", { step: step.id });
  const undo = () => isDone && add("undo", { step: step.id });
  const back = () => {
    const before = checklist.steps[Math.max(0, state.position - 1)];
    if (before && state.position > 0) add("back", { step: before.id });
  };
  const note = () => setAsking("note");
  const heart = checklist.steps.some((one) => one.metronome);
  const keys: Record<string, () => void> = {
    ...{ Enter: done, Backspace: back, u: undo, n: note },
    ...(heart ? { c: () => void add("shock"), r: () => void add("rhythm") } : {}),
  };
  usePageKeys((key) => keys[key]);
  const offset = run.shared?.offset ?? 0;
  const { own, readAgain } = checklist;
  const reserves = [
    ...(own ? [t("own.author", { author: own.author, number: own.number })] : []),
    ...(own || readAgain ? [] : [t("unread")]),
    ...(own || i18n.language === "fr" ? [] : [t("inFrench")]),
  ];
  const finish = () => {
    noteCompletion(checklist.id, end().id);
    void navigate({ to: "/checklists/$checklistId", params: { checklistId: checklist.id } });
  };
  return (
    <div className={styles.reader}>
      <BackLink to={`/checklists/${checklist.id}`} label={t("run.leave")} />
      <header className={styles.head}>
        <h1 lang="fr">{checklist.title}</h1>
        <Since from={state.startedAt} to={state.endedAt} offset={offset} />
      </header>
      {reserves.length > 0 && <p className={styles.quiet}>{reserves.join(" ")}</p>}
      {!kept && <p role="alert">{t("run.notKept")}</p>}
      {state.endedAt !== null && <p role="alert">{t("sharing.ended")}</p>}
      <Segments checklist={checklist} state={state} />
      <div className={styles.columns}>
        <div className={styles.step}>
          {step ? (
            <Step
              step={step}
              at={state.position + 1}
              of={checklist.steps.length}
              mark={state.marks.get(step.id)}
              own={checklist.own !== undefined}
              weight={state.weight}
              onWeight={(text) => add("weight", { text })}
            />
          ) : (
            <p className={styles.title} role="status">
              {t("run.allDone")}
            </p>
          )}
          <div className={styles.dock} data-bottom-bar>
            {asking && (
              <Words
                label={t(`run.ask.${asking}`)}
                onCancel={() => setAsking(null)}
                onSay={(text) => {
                  if (asking === "note") add("note", { text });
                  else if (step) add("skipped", { step: step.id, text });
                  setAsking(null);
                }}
              />
            )}
            <div className={styles.actions}>
              <button
                type="button"
                onClick={back}
                disabled={state.position === 0}
                aria-label={t("run.back")}
              >
                <IconArrowLeft size={28} aria-hidden />
              </button>
              {step && (
                <button type="button" onClick={isDone ? undo : () => setAsking("skipped")}>
                  {t(isDone ? "run.undo" : "run.skip")}
                </button>
              )}
              <button type="button" className={styles.done} onClick={step ? done : finish}>
                {t(goOnLabel(step, isDone))}
              </button>
            </div>
          </div>
        </div>
        <div className={styles.timers}>
          <Timers
            timers={state.timers}
            offset={offset}
            speaking={voice.speaking}
            onAgain={(id) => add("again", { step: id })}
          />
        </div>
        <div className={styles.side}>
          <Tools heart={heart} voice={voice} onNote={note} onAdd={add} />
          {run.entries.length > 1 && <NewRun startedAt={state.startedAt} onBegin={begin} />}
          <Sharing run={run} telephones={telephones} onShare={share} />
          <h2>{t("log.title")}</h2>
          <p className={styles.quiet}>{t(run.shared ? "log.shared" : "log.where")}</p>
          <Log run={run} checklist={checklist} latestFirst />
        </div>
      </div>
    </div>
  );
}

function Step({
  step,
  at,
  of,
  mark,
  own,
  weight,
  onWeight,
}: {
  step: ChecklistStep;
  at: number;
  of: number;
  mark: "done" | "skipped" | undefined;
  own: boolean;
  weight: string;
  onWeight(typed: string): unknown;
}) {
  const { t } = useTranslation("checklists");
  const [typed, setTyped] = useState(weight);
  useEffect(() => setTyped(weight), [weight]);
  return (
    <>
      <div role="status">
        <div className={styles.where}>
          <p className={styles.quiet}>{t("run.step", { at, of })}</p>
          {step.critical && <p className={styles.critical}>{t("critical")}</p>}
          {mark && <p className={styles.quiet}>{t(`run.already.${mark}`)}</p>}
        </div>
        <p className={styles.title} lang="fr">
          {step.title}
        </p>
      </div>
      {isDosed(step) && (
        // What is typed counts, and is logged, once the field is left: what is no weight is none, and
        // the next step computes with no former one.
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field was left.
        <div
          onBlur={() => {
            const read = weightOf(typed) === null ? "" : typed;
            if (read !== weight) onWeight(read);
          }}
        >
          <WeightField value={typed} onChange={setTyped} />
        </div>
      )}
      {!isDosed(step) && <Detail step={step} own={own} />}
      <div className={styles.doses}>
        <StepDoses step={step} weight={weightOf(typed)} />
      </div>
      {isDosed(step) && <Detail step={step} own={own} />}
    </>
  );
}

/** What is said of the step: after its dose, which comes first, and before everything else. */
const Detail = ({ step, own }: { step: ChecklistStep; own: boolean }) => (
  <>
    {step.text !== undefined && (
      <p className={styles.text} lang="fr">
        {step.text}
      </p>
    )}
    {own && <OwnDose step={step} />}
  </>
);

/** Where the team is among the steps; drawn, since the words say it too. */
const Segments = ({ checklist, state }: { checklist: ChecklistView; state: RunState }) => (
  <div className={styles.segments} aria-hidden>
    {checklist.steps.map(({ id, critical }, at) => (
      <i
        key={id}
        data-mark={state.marks.get(id)}
        data-critical={critical || undefined}
        data-current={at === state.position || undefined}
      />
    ))}
  </div>
);

function Tools({
  heart,
  voice,
  onNote,
  onAdd,
}: {
  /** Of an arrest: compressions are beaten, shocks and rhythms logged. */
  heart: boolean;
  voice: Voice;
  onNote(): void;
  onAdd(kind: "shock" | "rhythm"): unknown;
}) {
  const { t } = useTranslation("checklists");
  const metronome = useMetronome();
  return (
    <div className={styles.tools}>
      {heart && (
        <>
          <button type="button" aria-pressed={metronome.beating} onClick={metronome.toggle}>
            {t("run.metronome")}
          </button>
          <button type="button" onClick={() => onAdd("shock")}>
            {t("log.shock")}
          </button>
          <button type="button" onClick={() => onAdd("rhythm")}>
            {t("log.rhythm")}
          </button>
        </>
      )}
      {voice.possible && (
        <button type="button" aria-pressed={voice.speaking} onClick={voice.toggle}>
          {t("run.voice")}
        </button>
      )}
      <button type="button" onClick={onNote}>
        {t("log.note")}
      </button>
    </div>
  );
}

function goOnLabel(step: ChecklistStep | undefined, isDone: boolean) {
  if (!step) return "run.end";
  return isDone ? "run.next" : "run.done";
}
