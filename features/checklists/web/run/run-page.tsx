import { IconArrowLeft, IconVolume } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";
import type { ChecklistStep, ChecklistView } from "../../contract.ts";
import { LONGEST_NOTE, LONGEST_PLACE, type RunState, runState } from "../../domain/run.ts";
import { LoadedChecklist } from "../loaded-checklist.tsx";
import { noteCompletion } from "../marks/use-marks.ts";
import { useVoice, useWakeLock, type Voice } from "./device.ts";
import { Log } from "./reports.tsx";
import styles from "./run.module.css";
import { Sharing } from "./sharing.tsx";
import { Step } from "./step.tsx";
import { Since, Timers } from "./timers.tsx";
import { HeartTools } from "./tools.tsx";
import { useRun } from "./use-run.ts";
import { NewRun, Words } from "./words.tsx";

export function RunPage() {
  const from = "/_app/checklists/$checklistId/run";
  const { checklistId } = useParams({ from });
  const { run = "" } = useSearch({ from });
  return (
    <LoadedChecklist id={checklistId} key={`${checklistId} ${run}`}>
      {(checklist) => <Reader checklist={checklist} chosen={run} />}
    </LoadedChecklist>
  );
}

/** One large step at a time, for a team whose hands are busy. */
export function Reader({ checklist, chosen }: { checklist: ChecklistView; chosen: string }) {
  const { t, i18n } = useTranslation("checklists");
  const navigate = useNavigate();
  const { run, kept, telephones, add, end, begin, share } = useRun(
    checklist.id,
    checklist.title,
    chosen,
  );
  const [asking, setAsking] = useState<"note" | "skipped" | "place" | null>(null);
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
      <Head checklist={checklist} state={state} offset={offset} voice={voice} />
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
                key={asking}
                label={t(`run.ask.${asking}`)}
                most={asking === "place" ? LONGEST_PLACE : LONGEST_NOTE}
                onCancel={() => setAsking(null)}
                onSay={(text) => {
                  if (asking !== "skipped") add(asking, { text });
                  else if (step) add("skipped", { step: step.id, text });
                  setAsking(null);
                }}
              />
            )}
            {heart && <HeartTools onNote={note} onAdd={add} />}
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
          <Asks heart={heart} place={state.place} onAsk={setAsking} />
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

interface AsksProps {
  heart: boolean;
  place: string;
  onAsk(what: "note" | "place"): void;
}

/** What is written of a run beside its steps; in an arrest, a note stands with the other tools. */
function Asks({ heart, place, onAsk }: AsksProps) {
  const { t } = useTranslation("checklists");
  return (
    <>
      {!heart && (
        <p className={styles.tools}>
          <button type="button" onClick={() => onAsk("note")}>
            {t("log.note")}
          </button>
        </p>
      )}
      <p className={styles.quiet}>
        <button type="button" className={styles.other} onClick={() => onAsk("place")}>
          {t(place === "" ? "run.place.say" : "run.place.change")}
        </button>
      </p>
    </>
  );
}

interface HeadProps {
  checklist: ChecklistView;
  state: RunState;
  offset: number;
  voice: Voice;
}

/** Of which patient's checklist it is, and since when. */
function Head({ checklist: { id, title }, state, offset, voice }: HeadProps) {
  const { t } = useTranslation("checklists");
  return (
    <>
      <div className={styles.top}>
        <BackLink to={`/checklists/${id}`} label={t("run.leave")} />
        {voice.possible && (
          <button
            type="button"
            className={styles.voice}
            aria-label={t("run.voice")}
            aria-pressed={voice.speaking}
            onClick={voice.toggle}
          >
            <IconVolume size={24} aria-hidden />
          </button>
        )}
      </div>
      <header className={styles.head}>
        <h1>
          <span lang="fr">{title}</span>
          {state.place !== "" && <small> {state.place}</small>}
        </h1>
        <Since from={state.startedAt} to={state.endedAt} offset={offset} />
      </header>
    </>
  );
}

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

function goOnLabel(step: ChecklistStep | undefined, isDone: boolean) {
  if (!step) return "run.end";
  return isDone ? "run.next" : "run.done";
}
