// A panel is opened, answered by experts who see nothing of each other, and frozen when it is
// published: its questions are then its owner's, with the counts as their key.
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { ConcordanceItem } from "../../domain/bank-question.ts";
import { answeredOf, isEnough, keyedQuestions } from "../../domain/panels/panel.ts";
import type { Panel, PanelRequest } from "../../domain/panels/wire-panel.ts";
import { type ShownQuestion, shownQuestion } from "../../domain/shown-question.ts";
import { newCode, TRIES } from "../classes/class-papers.ts";
import { digestOf } from "../digest.ts";
import { keepQuestions } from "../own-questions.ts";
import {
  addPanel,
  addPanelAnswer,
  answersTo,
  freezePanel,
  lockPanel,
  ownPanel,
  type PanelRow,
  progressOf,
} from "../queries-panels.ts";

export async function openPanel(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  asked: PanelRequest,
): Promise<PanelRow | "taken"> {
  const known = await ownPanel(tx, asked.id);
  if (known) return known;
  const row = { ...asked, ownerId, createdAt: now() };
  for (let tries = 0; tries < TRIES; tries++) {
    await addPanel(tx, { ...row, code: newCode() });
    const added = await ownPanel(tx, asked.id);
    if (added) return added;
  }
  return "taken";
}

/** No key is there to be hidden: nobody has said it yet. */
export const shownItem = (item: ConcordanceItem): ShownQuestion =>
  shownQuestion({
    ...item,
    ...{ panel: { "-2": 0, "-1": 0, "0": 0, "1": 0, "2": 0 }, panelOf: null, comments: [] },
  });

/** By the system: how far each panel is, in sums. */
export async function shownPanels(tx: Tx, rows: readonly PanelRow[]): Promise<Panel[]> {
  if (rows.length === 0) return [];
  const experts = await progressOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, code, title, who, createdAt, publishedAt, items, published }) => {
    const own = experts.filter(({ panelId }) => panelId === id).map((one) => one.items);
    const answers = own.flat().map((item) => ({ item }));
    const answered = answeredOf(items.length, answers);
    return {
      ...{ id, code, title, who, createdAt, publishedAt },
      begun: own.length,
      finished: own.filter((done) => done.length === items.length).length,
      items: items.map(({ statement, hypothesis }, at) => {
        const content = published?.[at]?.content;
        const key = content?.type === "tcs" ? content : null;
        return { statement, hypothesis, answered: answered[at] ?? 0, key };
      }),
    };
  });
}

interface Given {
  readonly panelId: string;
  readonly item: number;
  readonly step: "-2" | "-1" | "0" | "1" | "2";
  readonly comment: string | null;
}

/** By the system, for this person alone: the panel is its owner's. The first answer stands. */
export async function answerPanel(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  given: Given,
) {
  const row = await lockPanel(tx, given.panelId, "share");
  if (!row || row.ownerId === ownerId || given.item >= row.items.length) return "unknown" as const;
  if (row.publishedAt) return "closed" as const;
  return addPanelAnswer(tx, { ...given, ownerId, at: now() });
}

/** By the system, once its owner was seen to ask. Published twice, it is published once. */
export async function publishPanel(
  { now }: Pick<Services, "now">,
  tx: Tx,
  { id, ownerId }: Pick<PanelRow, "id" | "ownerId">,
): Promise<PanelRow | "tooFew" | null> {
  const row = await lockPanel(tx, id, "update");
  if (row?.ownerId !== ownerId) return null;
  if (row.publishedAt) return row;
  const answers = await answersTo(tx, id);
  if (!isEnough(answeredOf(row.items.length, answers))) return "tooFew";
  const publishedAt = now();
  const panelOf = `${row.who} (${publishedAt.toISOString().slice(0, 10)})`;
  const questions = keyedQuestions(row.items, answers, panelOf);
  await keepQuestions(tx, ownerId, questions, publishedAt);
  const published = questions.map((content) => ({ digest: digestOf(content), content }));
  await freezePanel(tx, id, { published, publishedAt });
  return { ...row, published, publishedAt };
}
