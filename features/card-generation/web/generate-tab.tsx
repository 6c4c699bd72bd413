import { Button } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import { type Batch, waiting } from "../domain/batch.ts";
import { isSameBatch } from "../domain/merge.ts";
import { BatchNotes } from "./batch-notes.tsx";
import styles from "./generate.module.css";
import { JudgeSummary } from "./judge-summary.tsx";
import { type Draft, JudgeView } from "./judge-view.tsx";
import { LostDraft } from "./lost-draft.tsx";
import { SourceForm } from "./source-form.tsx";
import { openHandover } from "./source-text.ts";
import { type GenerationState, useGeneration } from "./use-generation.ts";

/** Cards proposed from a text, then judged one by one. */
export function GenerateTab() {
  const { t } = useTranslation("flashcards");
  const state = useGeneration();
  const { form, batch } = state;
  const failed = useLent(state);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isHere = draft !== null && batch !== null && isSameBatch(draft.batch, batch);
  // What replaces the form takes the keyboard; what a reload brings back does not.
  const fromForm = useRef(false);
  if (batch === null) fromForm.current = true;
  const lentWaits = batch !== null && form.lent !== null && form.source.link !== batch.source.link;
  return (
    <div className={styles.tab}>
      {failed && (
        <p role="alert" className={formStyles.fault}>
          {t("generate.lent.failed")}
        </p>
      )}
      {!state.onDevice && (
        <p role="alert" className={formStyles.fault}>
          {t("generate.notKept")}
        </p>
      )}
      {lentWaits && (
        <p role="status" className={styles.warning}>
          {t("generate.lentWaits", { title: form.source.title })}
        </p>
      )}
      {draft && !isHere && <LostDraft written={draft.written} onClose={() => setDraft(null)} />}
      {batch === null ? (
        <SourceForm
          form={form}
          onChange={state.setForm}
          onStart={(deckId, by) => void state.start(deckId, by)}
        />
      ) : (
        <Judging
          state={state}
          batch={batch}
          draft={isHere ? draft : null}
          onDraft={setDraft}
          lentWaits={lentWaits}
          focused={fromForm.current}
        />
      )}
    </div>
  );
}

interface JudgingProps {
  state: GenerationState;
  batch: Batch;
  draft: Draft | null;
  onDraft(draft: Draft | null): void;
  lentWaits: boolean;
  focused: boolean;
}

function Judging({ state, batch, draft, onDraft, lentWaits, focused }: JudgingProps) {
  const { t } = useTranslation("flashcards");
  const { running } = state;
  const [sure, setSure] = useState(false);
  const left = waiting(batch).length;
  const judged = useRef(focused);
  if (left > 0) judged.current = true;
  const more = batch.by === "model" && batch.read < batch.parts && !running;
  const extracts = state.problem !== null && state.problem !== "stopped";
  const leave = (whole: boolean) => {
    setSure(false);
    onDraft(null);
    state.leave(whole && !lentWaits);
  };
  return (
    <>
      <BatchNotes batch={batch} running={running} problem={state.problem} onStop={state.stop} />
      {(left > 0 || draft) && (
        <JudgeView
          batch={batch}
          draft={draft}
          onDraft={onDraft}
          accept={state.accept}
          change={state.change}
          edit={state.edit}
          focused={focused}
        />
      )}
      {left === 0 && !draft && !running && (!extracts || batch.proposals.length > 0) && (
        <JudgeSummary
          batch={batch}
          change={state.change}
          focused={judged.current}
          onAgain={() => leave(batch.proposals.length > 0)}
        />
      )}
      <div className={styles.actions}>
        {extracts && batch.proposals.length === 0 && (
          <Button onClick={() => void state.start(batch.deckId, "rules")}>
            {t("generate.useRules")}
          </Button>
        )}
        {more && !extracts && (
          <Button variant="default" onClick={() => void state.ask()}>
            {batch.parts === 1
              ? t("generate.more")
              : t("generate.part", { n: batch.read + 1, total: batch.parts })}
          </Button>
        )}
        {extracts && (
          <Button variant="default" onClick={() => void state.ask()}>
            {t("retry")}
          </Button>
        )}
        {(left > 0 || extracts) && !sure && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => (left > 0 ? setSure(true) : leave(false))}
          >
            {t("generate.abandon")}
          </Button>
        )}
      </div>
      {sure && (
        <div
          role="alertdialog"
          aria-label={t("generate.abandonSure", { count: left })}
          className={styles.warning}
        >
          <p>{t("generate.abandonSure", { count: left })}</p>
          <div className={styles.actions}>
            <Button autoFocus onClick={() => setSure(false)}>
              {t("generate.abandonNo")}
            </Button>
            <Button variant="default" onClick={() => leave(false)}>
              {t("generate.abandonYes")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Takes what another page lends by the address, once; true when it could not be opened. */
function useLent({ take }: GenerationState): boolean {
  const { from } = useSearch({ strict: false }) as { from?: string };
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (from === undefined) return;
    const controller = new AbortController();
    void (async () => {
      const lent = await openHandover(from, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      setFailed(lent === null);
      if (lent) take(lent.source, lent.as);
      void navigate({
        to: "/flashcards",
        search: { tab: "generate" },
        replace: true,
        resetScroll: false,
      });
    })();
    return () => controller.abort();
  }, [from, navigate, take]);
  return failed;
}
