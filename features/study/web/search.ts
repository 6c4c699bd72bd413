/** Tabs of the page, in the order they are shown. */
export const TABS = ["qcm", "cases", "quiz", "history", "own"] as const;
export type Tab = (typeof TABS)[number];

export interface StudySearch {
  tab: Tab | undefined;
  /** The paper that is being answered, or read. */
  paper?: string | undefined;
  /** What to begin on the page: the choices of an exam. Taken out of the address once read. */
  begin?: "exam" | undefined;
}

export interface QuizSearch extends Pick<StudySearch, "paper"> {
  /** What another page gave to make a quiz of: "chat.answer:…". */
  from?: string | undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the address. A tab that does not exist is the first one. */
export const readSearch = (search: Record<string, unknown>): StudySearch => ({
  tab: TABS.find((tab) => tab === search.tab),
  begin: search.begin === "exam" ? "exam" : undefined,
  paper: typeof search.paper === "string" && ID.test(search.paper) ? search.paper : undefined,
});

/** Of the page of the quiz alone. */
export const readQuiz = (search: Record<string, unknown>): QuizSearch => ({
  paper: readSearch(search).paper,
  from: typeof search.from === "string" ? search.from : undefined,
});

/** Of a panel: the code that its author gave. */
export const readPanel = (search: Record<string, unknown>): { code?: string | undefined } => ({
  code:
    typeof search.code === "string" && search.code !== "" ? search.code.slice(0, 20) : undefined,
});
