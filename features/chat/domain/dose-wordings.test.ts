// The same dose in other words holds; another dose is marked.
import { expect, test } from "vitest";
import { WORDINGS_FIRST } from "../testing/dose-wordings.ts";
import { audit } from "./audit.ts";

test.each(WORDINGS_FIRST.map((one) => [one.answer, one] as const))(
  "%s",
  (_, { passages, answer, marked }) => {
    const found = audit(answer, {
      question: "",
      asked: null,
      passages: new Map(passages.map((one, index) => [index + 1, one])),
      tools: [],
    });
    expect(found.map(({ from, to }) => answer.slice(from, to))).toEqual(marked);
  },
);
