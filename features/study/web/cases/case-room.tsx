import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CaseStory, openQuestion, stepReached } from "../../domain/cases/clinical-case.ts";
import { QuestionView } from "../paper/question-view.tsx";
import room from "../paper/room.module.css";
import type { RoomProps } from "../paper/room.tsx";
import { Missing, SavedMark } from "../paper/room-parts.tsx";
import { usePaper } from "../paper/use-paper.ts";
import { ClosedQuestion, StepText, WantedList } from "./case-parts.tsx";
import styles from "./cases.module.css";

/** A clinical case, step by step: each reveals the next, and none is answered twice. */
export function CaseRoom(props: RoomProps) {
  const story = props.open.paper.clinicalCase;
  if (!story) return <Missing onReload={props.onReload} />;
  return <Steps {...props} story={story} />;
}

/** Where the person is in the case. */
function usePlace({ open, story }: RoomProps & { story: CaseStory }) {
  const running = usePaper(open);
  const { journal } = running;
  const isClosed = (position: number) => journal.entries[position]?.validated === true;
  const at = stepReached(story, journal.step ?? 0, isClosed);
  const step = story.steps[at];
  const asked = step ? openQuestion(step, isClosed) : null;
  // The paper stands at the question that is asked, after a killed tab too.
  useEffect(() => {
    if (asked !== null && journal.position !== asked) running.go(asked);
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    title.current?.focus();
    title.current?.scrollIntoView?.({ block: "start" });
  }, [at]);
  return { running, at, step, asked, title, isClosed };
}

function Steps(props: RoomProps & { story: CaseStory }) {
  const { open, story, onLeave, onReload, onHandedIn } = props;
  const { t } = useTranslation(["cases", "study"]);
  const { running, at, step, asked, title, isClosed } = usePlace(props);
  const { paper } = open;
  const question = asked === null ? undefined : paper.questions[asked];
  if (!step || (asked !== null && !question)) return <Missing onReload={onReload} />;
  const last = at === story.steps.length - 1;
  const forward = () => {
    if (asked !== null) running.close();
    else if (!last) running.showStep(at + 1);
    else {
      running.handIn();
      onHandedIn();
    }
  };
  const positions = Array.from({ length: step.count }, (_, index) => step.from + index);
  return (
    <section className={room.room} aria-label={t("room.name")}>
      <header className={room.head}>
        <Button
          variant="subtle"
          color="gray"
          px={10}
          aria-label={t("room.leave")}
          onClick={onLeave}
        >
          <IconX size={20} aria-hidden />
        </Button>
        <div className={room.who}>
          <p>{t("room.at", { at: at + 1, of: story.steps.length })}</p>
          <h2 lang="fr">{story.title}</h2>
        </div>
        <SavedMark />
      </header>
      <div className={room.main}>
        <p className={styles.notice}>{t(story.reread ? "room.reread" : "room.fictitious")}</p>
        <Before story={story} upTo={at} />
        <h3 ref={title} tabIndex={-1} className={styles.step}>
          {t(`step.${step.kind}`)}
        </h3>
        <StepText text={step.text} />
        {positions.filter(isClosed).map((position) => (
          <ClosedQuestion
            key={position}
            paper={paper}
            position={position}
            entry={running.journal.entries[position]}
          />
        ))}
        {question && running.journal.position === asked && (
          <QuestionView
            key={asked}
            question={question}
            entry={running.entry}
            disabled={false}
            running={running}
          />
        )}
        {asked === null && <WantedList wanted={step.wanted} />}
      </div>
      <footer className={room.foot} data-bottom-bar>
        <span />
        <Button size="md" className={styles.forward} onClick={forward}>
          {t(labelOf(asked !== null, last))}
        </Button>
      </footer>
    </section>
  );
}

function labelOf(asks: boolean, last: boolean) {
  if (asks) return "room.validate";
  return last ? "room.finish" : "room.next";
}

/** The steps behind: to be read again, never to be answered again. */
function Before({ story, upTo }: { story: CaseStory; upTo: number }) {
  const { t } = useTranslation("cases");
  return story.steps.slice(0, upTo).map(({ kind, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the case
    <details key={at} className={styles.past} open={at === upTo - 1}>
      <summary>
        {at + 1}. {t(`step.${kind}`)}
      </summary>
      <StepText text={text} />
    </details>
  ));
}
