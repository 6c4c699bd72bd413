import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { findIdentity, type IdentityFinding } from "#features/chat/domain/public.ts";
import { text as say } from "#platform/i18n/web/i18n.ts";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { CodedView, SavedCoding } from "../contract.ts";
import { readAge, saidAge } from "../domain/age.ts";
import type { CcmuClass, Outcome, Specialty, Surgery } from "../domain/billing/circumstances.ts";
import type { Context } from "../domain/context.ts";
import { type Correction, withCorrection, withoutCorrection } from "../domain/corrections.ts";
import { client } from "./api.ts";
import type { CodingRecord } from "./use-saved-codings.ts";

export interface Form {
  text: string;
  context: Context;
  date: string;
  age: string;
  sex: "" | "F" | "M";
  time: string;
  specialty: "" | Specialty;
  surgery: Surgery;
  ccmu: "" | CcmuClass;
  outcome: "" | Outcome;
}

type Description = SavedCoding["description"];

export interface Coding {
  /** Under which it is kept, if it is. */
  id: string;
  description: Description;
  coded: CodedView;
  /** A model is connected, and may be asked. */
  model: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const today = (): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export const emptyForm = (): Form => ({
  text: "",
  context: "urgences-publiques",
  date: today(),
  age: "",
  sex: "",
  time: "",
  specialty: "",
  surgery: "usual",
  ccmu: "",
  outcome: "",
});

export type Problem = "empty" | "age" | "date" | null;

function problemOf({ text, age, date }: Form): Problem {
  if (text.trim() === "") return "empty";
  if (readAge(age) === "wrong") return "age";
  return DAY.test(date) ? null : "date";
}

// The server reads the text without the spaces around it: the places it answers are in that one.
const descriptionOf = (form: Form, proposals: Description["proposals"]): Description => {
  const { text, age, sex, time, specialty, ccmu, outcome, ...rest } = form;
  const years = readAge(age);
  return {
    ...rest,
    proposals,
    text: text.trim(),
    age: years === "wrong" ? null : years,
    sex: sex === "" ? null : sex,
    time: time === "" ? null : time,
    specialty: specialty === "" ? null : specialty,
    ccmu: ccmu === "" ? null : ccmu,
    outcome: outcome === "" ? null : outcome,
  };
};

/** As the person would type it again. */
const typedAge = (age: number): string => {
  const { unit, count } = saidAge(age);
  return unit === "years" ? String(count) : say("coding:form.months", { count });
};

const formOf = ({ text, context, date, age, sex, ...rest }: Description): Form => ({
  ...{ text, context, date },
  age: age === null ? "" : typedAge(age),
  sex: sex ?? "",
  time: rest.time ?? "",
  specialty: rest.specialty ?? "",
  surgery: rest.surgery,
  ccmu: rest.ccmu ?? "",
  outcome: rest.outcome ?? "",
});

interface Asked {
  id: string;
  description: Description;
}

/** A form, what was read of it, and what the person changed in it. */
export function useCoding() {
  const [form, setForm] = useState(emptyForm);
  const [problem, setProblem] = useState<Problem>(null);
  const [identity, setIdentity] = useState<readonly IdentityFinding[]>([]);
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const [editing, setEditing] = useState(true);
  // Read again, the same words keep what stands on the page, and what was typed beside it.
  const [coding, setCoding] = useState<Coding | null>(null);
  const { mutate, reset, isPending, isError } = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: async ({ id, description }: Asked): Promise<Coding> => ({
      id,
      description,
      ...(await client.code(description)),
    }),
    onSuccess: (read) => {
      setCoding(read);
      setEditing(false);
    },
  });
  const model = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: ({ description: { text } }: Asked) => client.propose({ text }),
    // The same words once more, with what the model proposed of them: the engine reads both.
    onSuccess: ({ proposals }, { id, description }) => {
      if (proposals.length > 0) mutate({ id, description: { ...description, proposals } });
    },
  });
  const generate = (asked: Form, checked = false) => {
    const wrong = problemOf(asked);
    setProblem(wrong);
    if (wrong) return;
    const found = checked ? [] : findIdentity(asked.text);
    setIdentity(found);
    if (found.length > 0) return;
    const same = coding?.description.text === asked.text.trim();
    if (!same) {
      setCoding(null);
      setCorrections([]);
      model.reset();
    }
    const proposals = same ? coding.description.proposals : [];
    mutate({
      id: same ? coding.id : crypto.randomUUID(),
      description: descriptionOf(asked, proposals),
    });
  };
  return {
    form,
    problem,
    identity,
    corrections,
    editing,
    coding,
    isPending,
    isError,
    generate: () => generate(form),
    sendAnyway: () => generate(form, true),
    keepEditing: () => setIdentity([]),
    edit: () => setEditing(true),
    change: (part: Partial<Form>) => setForm((before) => ({ ...before, ...part })),
    /** What was read of the same words is read again: they were already looked at. */
    changeContext: (context: Context) => {
      const next = { ...form, context };
      setForm(next);
      if (coding && !editing) generate(next, true);
    },
    /** A kept coding, with what the person had changed in it, read again by the tables of today. */
    open: ({ id, content: { description, corrections: kept } }: CodingRecord) => {
      setForm(formOf(description));
      setProblem(null);
      setIdentity([]);
      setCorrections(kept);
      setCoding(null);
      model.reset();
      mutate({ id, description });
    },
    clear: () => {
      setForm(({ context }) => ({ ...emptyForm(), context }));
      setProblem(null);
      setIdentity([]);
      setCorrections([]);
      setEditing(true);
      setCoding(null);
      model.reset();
      reset();
    },
    model,
    correct: (one: Correction) => setCorrections((before) => withCorrection(before, one)),
    restore: ({ table, code }: Correction) =>
      setCorrections((before) => withoutCorrection(before, table, code)),
  };
}

export type CodingState = ReturnType<typeof useCoding>;
