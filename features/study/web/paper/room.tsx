import { Button, Drawer, Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CONCORDANCE_STEPS, isStepwise } from "../../domain/question.ts";
import { tickedAfter, toggled } from "./lines.tsx";
import { countsOf, Overview } from "./overview.tsx";
import { QuestionView } from "./question-view.tsx";
import styles from "./room.module.css";
import { type RoomKey, useRoomKeys } from "./room-keys.ts";
import { Calculators, Corrected, Missing, SavedMark, TimeLeft, Trust } from "./room-parts.tsx";
import type { OpenPaper } from "./stored-paper.ts";
import { type Dress, Strokes } from "./strokes.tsx";
import { type RunningPaper, usePaper } from "./use-paper.ts";
import { ValuesButton, ValuesPanel } from "./values/values-panel.tsx";

export interface RoomProps {
  open: OpenPaper;
  /** As another room has it drawn. */
  dress?: Dress;
  onLeave(): void;
  /** Reads it again from the server. */
  onReload(): void;
  onHandedIn(): void;
}

/** The room of a paper: the question, where one is, and how much is left. */
export function Room({ open, dress, onLeave, onReload, onHandedIn }: RoomProps) {
  const { t } = useTranslation("study");
  const { paper } = open;
  const running = usePaper(open);
  const { journal, entry, over } = running;
  const { position } = journal;
  const [asks, setAsks] = useState(false);
  const [overview, setOverview] = useState(false);
  const [values, setValues] = useState(false);
  const exam = paper.mode === "exam";
  const question = paper.questions[position];
  const key = paper.keys?.[position];
  const corrected = !exam && entry?.validated === true;
  const last = position === paper.count - 1;

  const handIn = () => {
    running.handIn();
    onHandedIn();
  };
  useEffect(() => {
    if (over) handIn();
  });

  const forward = () => {
    if (!exam && !corrected && question && !isStepwise(question)) running.validate();
    else if (!last) running.go(position + 1);
    else if (exam) setAsks(true);
    else handIn();
  };
  const act = (pressed: RoomKey) => {
    if (pressed.does === "next") forward();
    else if (pressed.does === "previous") running.go(position - 1);
    else if (pressed.does === "overview") setOverview((shown) => !shown);
    else if (pressed.does === "values") setValues((shown) => !shown);
    else if (pressed.does === "flag") running.flag();
    else if (corrected) return;
    else if ("at" in pressed) pressLine(running, open, pressed);
    else running.trust(pressed.does);
  };
  useRoomKeys(!asks, act);
  const at = t("room.at", { at: position + 1, of: paper.count });
  if (!question) return <Missing onReload={onReload} />;

  return (
    <section className={styles.room} aria-label={t("room.name")}>
      <header className={styles.head}>
        <Button
          variant="subtle"
          color="gray"
          px={10}
          aria-label={t(exam ? "room.leave" : "room.pause")}
          onClick={onLeave}
        >
          <IconX size={20} aria-hidden />
        </Button>
        <div className={styles.who}>
          <p>{dress?.eyebrow ?? t(`mode.${paper.mode}`)}</p>
          <h2>{dress?.title ?? at}</h2>
        </div>
        {dress && <p className={styles.count}>{at}</p>}
        <SavedMark />
        {running.left !== null && <TimeLeft left={running.left} />}
        {!dress && <ValuesButton shown={values} onToggle={() => setValues(!values)} />}
        {exam && <Calculators />}
        {exam && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {t("room.handIn")}
          </Button>
        )}
      </header>
      {dress && <Strokes open={open} running={running} dress={dress} />}
      <div
        className={styles.zones}
        data-overview={exam || undefined}
        data-values={values || undefined}
      >
        {exam && (
          <aside className={styles.aside} aria-label={t("overview.title")}>
            <Overview journal={journal} count={paper.count} onGo={running.go} />
          </aside>
        )}
        <div className={styles.main} key={position} data-dressed={dress && true}>
          {dress && <p className={styles.kind}>{dress.kindOf(position)}</p>}
          {corrected && key ? (
            <Corrected open={open} running={running} />
          ) : (
            <QuestionView question={question} entry={entry} disabled={over} running={running} />
          )}
        </div>
        {values && <ValuesPanel question={question} onClose={() => setValues(false)} />}
      </div>
      <footer className={styles.foot} data-bottom-bar>
        <Button
          variant="default"
          className={styles.previous}
          disabled={position === 0}
          onClick={() => running.go(position - 1)}
        >
          {t("room.previous")}
        </Button>
        <Trust running={running} disabled={corrected} onOverview={() => setOverview(true)} />
        <Button
          size="md"
          className={styles.forward}
          disabled={!exam && !corrected && isStepwise(question)}
          onClick={forward}
        >
          {t(forwardLabel(exam, corrected, last))}
        </Button>
      </footer>
      <Drawer
        opened={overview}
        onClose={() => setOverview(false)}
        position="bottom"
        size="70%"
        title={t("overview.title")}
        closeButtonProps={{ "aria-label": t("overview.close") }}
      >
        <Overview
          journal={journal}
          count={paper.count}
          onGo={(at) => {
            running.go(at);
            setOverview(false);
          }}
        />
      </Drawer>
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title={t("handIn.title")}
        closeButtonProps={{ "aria-label": t("handIn.stay") }}
      >
        <p>{t("handIn.blank", { count: countsOf(journal, paper.count).blank })}</p>
        <Button onClick={handIn}>{t("handIn.yes")}</Button>{" "}
        <Button variant="default" onClick={() => setAsks(false)}>
          {t("handIn.stay")}
        </Button>
      </Modal>
    </section>
  );
}

function forwardLabel(exam: boolean, corrected: boolean, last: boolean) {
  if (!exam && !corrected) return "room.validate";
  if (last) return exam ? "room.handIn" : "room.finish";
  return "room.next";
}

/** A key ticks or strikes a line of the question, or of the part that is asked. */
function pressLine(
  running: RunningPaper,
  { paper }: OpenPaper,
  { does, at }: Extract<RoomKey, { at: number }>,
): void {
  const { entry, journal } = running;
  const question = paper.questions[journal.position];
  const given = entry?.fact.given ?? [];
  if (!question || question.article || running.over) return;
  const step = question.concordance && CONCORDANCE_STEPS[at];
  if (step && does === "tick") running.answer([step]);
  const part = question.questions ? question.questions[given.length] : question;
  const line = part?.propositions?.[at];
  if (!part || !line) return;
  const single = part.type === "qru";
  if (does === "strike") running.strike(toggled(entry?.struck ?? [], line.id));
  else if (question.questions)
    running.draft(tickedAfter(single, (entry?.draft ?? []) as readonly string[], line.id));
  else running.answer(tickedAfter(single, given as readonly string[], line.id));
}
