import { markHere } from "./mark-here.ts";
import type { OpenPaper } from "./stored-paper.ts";
import styles from "./strokes.module.css";
import type { RunningPaper } from "./use-paper.ts";

/** How another room has a paper of its own drawn. */
export interface Dress {
  readonly eyebrow: string;
  readonly title: string;
  /** After so many questions others begin. */
  readonly split: number;
  /** What is said above a question. */
  kindOf(position: number): string;
  /** What the strokes say. */
  readonly said: string;
}

/** One stroke a question: higher where it was missed and where one is, never told by colour alone. */
export function Strokes({
  open: { paper },
  running: { journal },
  dress,
}: {
  open: OpenPaper;
  running: RunningPaper;
  dress: Dress;
}) {
  const state = (at: number) => {
    if (at === journal.position) return "here";
    const entry = journal.entries[at];
    if (!entry?.validated) return "ahead";
    return markHere(paper, at, entry)?.score === 1 ? "right" : "missed";
  };
  return (
    <div className={styles.strokes} role="img" aria-label={dress.said}>
      {Array.from({ length: paper.count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
        <i key={at} data-state={state(at)} data-split={at === dress.split || undefined} />
      ))}
    </div>
  );
}
