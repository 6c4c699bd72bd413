// What a class gave, question by question. Sums: nobody is named.
import type { Tx } from "#platform/db/database.ts";
import { foldPaper, isBlank, markPaper } from "../../domain/attempt.ts";
import { knownWords, profileNamed } from "../marked-paper.ts";
import { answersOfAll, type ClassPaperRow, classAttempts } from "../queries-classes.ts";

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export async function classResults(tx: Tx, paper: ClassPaperRow) {
  const rows = await classAttempts(tx, paper.id);
  const answers =
    rows.length === 0
      ? []
      : await answersOfAll(
          tx,
          rows.map(({ id }) => id),
        );
  const byPaper = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const contents = paper.questions.map(({ content }) => content);
  const words = await knownWords();
  const papers = rows.map((row) => {
    const folded = foldPaper(byPaper.get(row.id) ?? [], row);
    const marked = markPaper(contents, folded.answers, profileNamed(paper.profile), words);
    return { ...marked, answers: folded.answers };
  });
  return {
    papers: papers.length,
    mean: papers.length === 0 ? null : mean(papers.map(({ score }) => score)),
    questions: contents.map((content, at) => {
      const given = papers.map(({ answers }) => answers.get(at)?.given ?? null);
      const ticked = (id: string) =>
        given.filter((one) => (one as readonly unknown[] | null)?.includes(id)).length;
      return {
        statement: content.statement,
        mean: mean(papers.map(({ marks }) => marks[at]?.score ?? 0)),
        answered: given.filter((one) => !isBlank(one)).length,
        lines:
          "propositions" in content
            ? content.propositions.map(({ id, text, correct }) => ({
                ...{ text, correct },
                ticked: ticked(id),
              }))
            : null,
      };
    }),
  };
}
