// What other rooms ask of this one in the browser.
import { lazy, type ReactNode, Suspense } from "react";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { OpenedAttempt } from "../domain/wire-session.ts";
import { timeZone as placeOf } from "./api.ts";
import { readJournal } from "./paper/journal.ts";
import type { PaperFlowProps } from "./paper/paper-flow.tsx";
import { keepPaper } from "./paper/stored-paper.ts";
import type { Dress as DressOfPaper } from "./paper/strokes.tsx";

// A dashboard asks for the time and for what was begun: the room of a paper comes to who enters it.
const loadFlow = () => import("./paper/paper-flow.tsx");
const PaperFlow = lazy(() => loadFlow().then((module) => ({ default: module.PaperFlow })));
const PaperQuestions = lazy(() =>
  import("./result/paper-questions.tsx").then((module) => ({ default: module.PaperQuestions })),
);
const DoneCases = lazy(() =>
  import("./cases/done-cases.tsx").then((module) => ({ default: module.DoneCases })),
);

export type Dress = DressOfPaper;

export const timeZone = (): string => placeOf();

/** A paper as this device has it. */
export const paperHere = {
  keep: (paper: OpenedAttempt): Promise<void> => keepPaper(paper),
  /** Whether something of it was done here. */
  isBegun: (id: string): boolean => readJournal(id) !== null,
  outcome: async (id: string) => (await import("./paper/mark-here.ts")).outcomeHere(id),
  /** Brings the code of a paper, for the network may go before it begins. */
  prepare: (): void => void loadFlow().catch(() => {}),
};

/** A paper from its first question to its end, with what the other room says around it. */
export const Paper = (props: PaperFlowProps) => (
  <Suspense fallback={<PagePending />}>
    <PaperFlow {...props} />
  </Suspense>
);

/** Each question of a paper that was handed in. */
export const Questions = ({ id }: { id: string }) => (
  <Suspense fallback={<PagePending />}>
    <PaperQuestions id={id} />
  </Suspense>
);

/** The clinical cases that were finished; `none` when there is none. */
export const FinishedCases = ({ none }: { none: ReactNode }) => (
  <Suspense fallback={<PagePending />}>
    <DoneCases none={none} />
  </Suspense>
);
