import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import type { QuizRequest } from "../../domain/quiz/wire-quiz.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { client, timeZone } from "../api.ts";
import { keepPaper } from "../paper/held-paper.ts";

export type QuizChoice = Pick<QuizRequest, "source" | "difficulty" | "count">;

interface Beside {
  readonly id: string;
  readonly title: string;
}

export type QuizState =
  | { readonly step: "choosing" }
  | { readonly step: "generating"; readonly title: string | null }
  | { readonly step: "failed"; readonly choice: QuizChoice }
  | { readonly step: "none" }
  | {
      readonly step: "absent";
      readonly names: readonly string[];
      readonly beside: readonly Beside[];
    }
  /** The quiz is made, and this device could not take it. */
  | { readonly step: "session"; readonly id: string };

type Absent = { names: string[]; neighbours: Beside[] };

/** What is said of a quiz that could not be made. */
function failureOf(error: unknown, choice: QuizChoice): QuizState {
  if (error instanceof ORPCError && error.code === "NO_QUESTIONS") return { step: "none" };
  if (error instanceof ORPCError && error.code === "SUBJECT_ABSENT") {
    const { names, neighbours } = error.data as Absent;
    return { step: "absent", names, beside: neighbours };
  }
  return { step: "failed", choice };
}

/** A quiz from its choices to the paper that this device holds. */
export function useQuiz(onBegin: (id: string) => void) {
  const [state, setState] = useState<QuizState>({ step: "choosing" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const keep = async (paper: OpenedAttempt, signal: AbortSignal) => {
    try {
      await keepPaper(paper);
    } catch {
      if (!signal.aborted) setState({ step: "session", id: paper.id });
      return;
    }
    if (!signal.aborted) onBegin(paper.id);
  };
  const generate = async (choice: QuizChoice) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: "generating", title: null });
    try {
      const asked = { ...choice, id: crypto.randomUUID(), timeZone: timeZone() };
      let paper: OpenedAttempt | null = null;
      for await (const event of await client.generateQuiz(asked, { signal })) {
        if (event.type === "subject") setState({ step: "generating", title: event.title });
        else paper = event.paper;
      }
      if (signal.aborted) return;
      // The answer was cut before its last word.
      if (paper) await keep(paper, signal);
      else setState({ step: "failed", choice });
    } catch (error) {
      if (!signal.aborted) setState(failureOf(error, choice));
    }
  };
  const back = () => {
    running.current?.abort();
    setState({ step: "choosing" });
  };
  return { state, generate, back };
}
