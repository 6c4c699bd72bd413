import { expect, test } from "vitest";
import { saidWords } from "#features/guidelines/server/public.ts";
import { wantedWords } from "./question-words.ts";

const words = (question: string) => wantedWords(question, saidWords).map(({ said }) => said);

test.each(["à peu près", "plus ou moins", "en gros", "à la louche"])(
  "« %s » says how sure one is, and is looked for nowhere",
  (roughly) => {
    expect(words(`poche ouverte depuis 2 h ${roughly}`)).toEqual(words("poche ouverte depuis 2 h"));
  },
);
