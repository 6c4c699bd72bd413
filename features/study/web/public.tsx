// What other rooms ask of this one in the browser.
import type { ReactNode } from "react";
import type { OpenedAttempt } from "../domain/wire-session.ts";
import { timeZone as placeOf } from "./api.ts";
import { DoneCases } from "./cases/done-cases.tsx";
import { readJournal } from "./paper/journal.ts";
import { outcomeHere } from "./paper/mark-here.ts";
import { PaperFlow, type PaperFlowProps } from "./paper/paper-flow.tsx";
import { keepPaper } from "./paper/stored-paper.ts";
import type { Dress as DressOfPaper } from "./paper/strokes.tsx";
import { PaperQuestions } from "./result/paper-questions.tsx";

export type Dress = DressOfPaper;

export const timeZone = (): string => placeOf();

/** A paper as this device has it. */
export const paperHere = {
  keep: (paper: OpenedAttempt): Promise<void> => keepPaper(paper),
  /** Whether something of it was done here. */
  isBegun: (id: string): boolean => readJournal(id) !== null,
  outcome: outcomeHere,
};

/** A paper from its first question to its end, with what the other room says around it. */
export const Paper = (props: PaperFlowProps) => <PaperFlow {...props} />;

/** Each question of a paper that was handed in. */
export const Questions = ({ id }: { id: string }) => <PaperQuestions id={id} />;

/** The clinical cases that were finished; `none` when there is none. */
export const FinishedCases = ({ none }: { none: ReactNode }) => <DoneCases none={none} />;
