import { Button } from "@mantine/core";
import { IconArrowBackUp, IconArrowLeft, IconArrowRight, IconKeyboard } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { singleKeys, usePreference } from "#platform/ui/device-preference.ts";
import {
  type Batch,
  clear,
  countOf,
  nextWaiting,
  refuse,
  takeBack,
  waiting,
} from "../domain/batch.ts";
import type { CardText } from "../domain/quality.ts";
import styles from "./generate.module.css";
import { JudgeHelp } from "./judge-help.tsx";
import { type JudgeAction, useJudgeKeys } from "./judge-keys.ts";
import { ProposalEdit } from "./proposal-edit.tsx";
import { PassageView, ProposalView } from "./proposal-view.tsx";
import type { GenerationState } from "./use-generation.ts";

/** The proposal whose form is open, with what is written in it. */
export interface Draft {
  id: string;
  batch: Batch;
  written: CardText;
}

interface JudgeViewProps extends Pick<GenerationState, "accept" | "change" | "edit"> {
  batch: Batch;
  draft: Draft | null;
  onDraft(draft: Draft | null): void;
  /** Its title takes the keyboard when it appears. */
  focused: boolean;
}

/**
 * Proposals one by one, each beside the words it comes from: accepted, edited or refused, by hand
 * or from the keyboard.
 */
export function JudgeView({
  batch,
  draft,
  onDraft,
  accept,
  change,
  edit,
  focused,
}: JudgeViewProps) {
  const { t } = useTranslation("flashcards");
  const [wanted, setWanted] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const keys = usePreference(singleKeys) === "on";
  const [said, setSaid] = useState("");
  const left = waiting(batch);
  // While its form is open, a proposal stays on the page whatever another tab makes of it.
  const drafted = draft && batch.proposals.find(({ id }) => id === draft.id);
  const editing = drafted !== null && drafted !== undefined;
  const current = drafted ?? left.find(({ id }) => id === wanted) ?? left[0];
  const sure = clear(batch).filter(({ id }) => id !== drafted?.id);

  const go = (step: 1 | -1) => {
    setWanted(nextWaiting(batch, current?.id ?? null, step));
  };
  const judge = (how: "accepted" | "refused") => {
    if (!current) return;
    setWanted(nextWaiting(batch, current.id));
    if (how === "accepted") accept([current.id]);
    else change((held) => refuse(held, current.id));
    setSaid(t(`generate.said.${how}`));
  };
  const undo = () => {
    const last = batch.refusals.at(-1);
    if (last === undefined) return;
    change((held) => takeBack(held));
    setWanted(last);
    setSaid(t("generate.said.undone"));
  };
  const acceptAll = () => {
    accept(sure.map(({ id }) => id));
    setSaid(t("generate.said.acceptedAll", { count: sure.length }));
  };
  const openForm = () => current && onDraft({ id: current.id, batch, written: current.card });
  const act = (action: JudgeAction) => {
    if (action === "help") setHelp(true);
    // What is being written would go with its proposal.
    else if (editing) return;
    else if (action === "undo") undo();
    else if (action === "edit") openForm();
    else if (action === "accept") judge("accepted");
    else if (action === "refuse") judge("refused");
    else go(action === "next" ? 1 : -1);
  };
  const view = useJudgeKeys(act);
  const title = useRef<HTMLHeadingElement>(null);
  const editor = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (focused) title.current?.focus();
  }, []);
  useEffect(() => {
    // The form that held the keyboard is gone, and nothing else has taken it.
    if (wasEditing.current && !editing && document.activeElement === document.body)
      editor.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (!current) return null;
  const place = batch.proposals.indexOf(current) + 1;
  return (
    <section ref={view} aria-label={t("generate.judging")}>
      <header className={styles.judgeHead}>
        <h2 ref={title} tabIndex={-1}>
          {t("generate.place", { n: place, total: batch.proposals.length })}
        </h2>
        <p className={styles.counts}>
          <span>
            {t("generate.accepted", {
              count: countOf(batch, "accepted") + countOf(batch, "accepting"),
            })}
          </span>
          <span>{t("generate.refused", { count: countOf(batch, "refused") })}</span>
          <span>{t("generate.waiting", { count: left.length })}</span>
        </p>
        <div className={styles.tools}>
          <button
            type="button"
            disabled={editing || batch.refusals.length === 0}
            onClick={undo}
            aria-label={t("generate.undo")}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </button>
          <button
            type="button"
            disabled={editing || left.length < 2}
            onClick={() => go(-1)}
            aria-label={t("generate.previous")}
          >
            <IconArrowLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            disabled={editing || left.length < 2}
            onClick={() => go(1)}
            aria-label={t("generate.next")}
          >
            <IconArrowRight size={20} aria-hidden />
          </button>
          <button type="button" onClick={() => setHelp(true)} aria-label={t("generate.help")}>
            <IconKeyboard size={20} aria-hidden />
          </button>
        </div>
      </header>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div
        className={styles.pair}
        lang={batch.source.link.startsWith("/guidelines/") ? "fr" : undefined}
      >
        {draft && drafted ? (
          <ProposalEdit
            key={drafted.id}
            written={draft.written}
            judged={drafted.judged}
            onChange={(written) => onDraft({ ...draft, written })}
            onCancel={() => onDraft(null)}
            onSave={(card) => {
              onDraft(null);
              setWanted(edit(drafted.id, card));
              setSaid(t("generate.said.edited"));
            }}
          />
        ) : (
          <ProposalView batch={batch} proposal={current} />
        )}
        <PassageView batch={batch} proposal={current} />
      </div>
      {!editing && (
        <div className={styles.verdicts} data-bottom-bar>
          <Button
            size="md"
            aria-keyshortcuts={keys ? "A" : undefined}
            onClick={() => judge("accepted")}
          >
            {t("generate.accept")}
          </Button>
          <Button
            ref={editor}
            size="md"
            variant="default"
            aria-keyshortcuts={keys ? "E" : undefined}
            onClick={openForm}
          >
            {t("generate.edit")}
          </Button>
          <Button
            size="md"
            variant="default"
            aria-keyshortcuts={keys ? "R" : undefined}
            onClick={() => judge("refused")}
          >
            {t("generate.refuse")}
          </Button>
        </div>
      )}
      <p className={styles.all}>
        <Button variant="subtle" disabled={sure.length === 0} onClick={acceptAll}>
          {t("generate.acceptAll", { count: sure.length })}
        </Button>
      </p>
      {help && (
        <JudgeHelp
          on={keys}
          onChange={(on) => singleKeys.write(on ? "on" : "off")}
          onClose={() => setHelp(false)}
        />
      )}
    </section>
  );
}
