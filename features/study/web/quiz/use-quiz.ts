import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { client, timeZone } from "../api.ts";
import { keepBegun } from "../paper/stored-paper.ts";
import { clearDraft, type QuizDraft, sourceOf } from "./draft.ts";

interface Beside {
  readonly id: string;
  readonly title: string;
}

/** Why a quiz was not made: it failed, the month is used up, too many were asked for at once. */
export type QuizFailure = "failed" | "monthlyLimit" | "tooFast";

export type QuizState =
  | { readonly step: "choosing" }
  | {
      readonly step: "generating";
      readonly title: string | null;
      readonly written: { readonly questions: number; readonly dropped: number } | null;
    }
  | { readonly step: "failed"; readonly why: QuizFailure; readonly draft: QuizDraft }
  | { readonly step: "none"; readonly way: QuizDraft["way"] }
  | {
      readonly step: "absent";
      readonly names: readonly string[];
      readonly beside: readonly Beside[];
    }
  /** The quiz is made, and this device could not take it. */
  | { readonly step: "session"; readonly id: string };

type Absent = { names: string[]; neighbours: Beside[] };

const REFUSED: Readonly<Record<string, QuizFailure>> = {
  MONTHLY_LIMIT: "monthlyLimit",
  RATE_LIMITED: "tooFast",
};

/** What is said of a quiz that could not be made. */
function failureOf(error: unknown, draft: QuizDraft): QuizState {
  const code = error instanceof ORPCError ? error.code : "";
  if (code === "NO_QUESTIONS") return { step: "none", way: draft.way };
  if (error instanceof ORPCError && code === "SUBJECT_ABSENT") {
    const { names, neighbours } = error.data as Absent;
    return { step: "absent", names, beside: neighbours };
  }
  return { step: "failed", why: REFUSED[code] ?? "failed", draft };
}

/** The paper of a quiz, once its last word came; null when the answer was cut before. */
async function madeOf(
  draft: QuizDraft,
  signal: AbortSignal,
  onState: (state: QuizState) => void,
): Promise<OpenedAttempt | null> {
  const { difficulty, count, by } = draft;
  const asked = { difficulty, count, by, source: sourceOf(draft), timeZone: timeZone() };
  let title: string | null = null;
  const id = crypto.randomUUID();
  for await (const event of await client.generateQuiz({ ...asked, id }, { signal })) {
    if (signal.aborted) return null;
    if (event.type === "ready") return event.paper;
    if (event.type === "subject") ({ title } = event);
    const written = event.type === "written" ? event : null;
    onState({ step: "generating", title, written });
  }
  return null;
}

/** A quiz from its choices to the paper that this device holds. */
export function useQuiz(onBegin: (id: string) => void) {
  const [state, setState] = useState<QuizState>({ step: "choosing" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const keep = async (paper: OpenedAttempt, signal: AbortSignal) => {
    clearDraft();
    try {
      await keepBegun(paper);
    } catch {
      if (!signal.aborted) setState({ step: "session", id: paper.id });
      return;
    }
    if (!signal.aborted) onBegin(paper.id);
  };
  const generate = async (draft: QuizDraft) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: "generating", title: null, written: null });
    try {
      const paper = await madeOf(draft, signal, setState);
      if (signal.aborted) return;
      if (paper) await keep(paper, signal);
      else setState({ step: "failed", why: "failed", draft });
    } catch (error) {
      if (!signal.aborted) setState(failureOf(error, draft));
    }
  };
  const back = () => {
    running.current?.abort();
    setState({ step: "choosing" });
  };
  return { state, generate, back };
}
