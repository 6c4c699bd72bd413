// Reverse questions over what is in use: the thesaurus, the RCP that are held, the library.
import type { z } from "zod";
import { everyContraindication } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import {
  conditionStems,
  type Forbidden,
  forbiddenBy,
  interactingWith,
  speaksOf,
  withEffect,
} from "../domain/reverse-questions.ts";
import type { ReverseQuestion, reverseAnswer } from "../domain/wire-reverse.ts";
import { type PrescriptionRules, prescriptionRules } from "./prescription.ts";
import { everyLast } from "./queries-rcp.ts";

type Answer = z.output<typeof reverseAnswer>;

async function forbidden(
  { db }: Pick<Services, "db">,
  condition: string,
  { index }: PrescriptionRules,
): Promise<{ found: Forbidden[]; rcpRead: number }> {
  const wanted = conditionStems(condition);
  return db.asSystem("contraindications that are told", async (tx) => {
    const rows = await everyLast(tx);
    const ofRcp = rows.flatMap(({ cis, content }) => {
      const title = index.drug(cis)?.name ?? cis;
      return forbiddenBy(content, wanted).map((text) => ({
        ...{ drug: title, cis, route: null, title, text },
      }));
    });
    const ofLibrary = (await everyContraindication(tx)).flatMap(({ drug, route, title, text }) =>
      speaksOf(text, wanted) ? [{ drug, cis: null, route, title, text }] : [],
    );
    const found = [...ofRcp, ...ofLibrary].sort((a, b) => a.drug.localeCompare(b.drug, "fr"));
    return { found, rcpRead: rows.length };
  });
}

export async function askReverse(
  services: Pick<Services, "db">,
  question: ReverseQuestion,
  among: readonly string[],
): Promise<Answer> {
  const rules = await prescriptionRules(services);
  const { book, thesaurus } = rules;
  const read = among.map((given) => ({ given, drug: book.read(given) }));
  const drugs = read.flatMap(({ drug }) => drug ?? []);
  const answer: Answer = {
    thesaurus: { edition: rules.edition, pairs: rules.pairs, partial: rules.partial },
    ...{ known: true, effect: [], interacting: [], forbidden: [], rcpRead: 0 },
    unverified: read.flatMap(({ given, drug }) => (drug ? [] : [given])),
  };
  if (question.kind === "effect")
    return { ...answer, effect: withEffect(question.effect, thesaurus, drugs) };
  if (question.kind === "interacting") {
    const drug = book.read(question.drug);
    if (!drug) return { ...answer, known: false };
    return { ...answer, interacting: interactingWith(drug, thesaurus, drugs) };
  }
  const { found, rcpRead } = await forbidden(services, question.condition, rules);
  return { ...answer, forbidden: found, rcpRead };
}
