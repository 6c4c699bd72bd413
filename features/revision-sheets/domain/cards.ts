// Cards of a sheet, one fact each: what stands after a colon, a hidden quantity, or the end of a
// statement from its beginning. What is not verified is never made to be learnt.
import { hasCutGap, wholeFiguresOf } from "#features/card-generation/domain/public.ts";
import { quantitiesIn } from "#features/chat/domain/public.ts";
import type { NoteContent } from "#features/flashcards/domain/public.ts";
import { fold } from "#platform/search/normalise.ts";
import { SECTIONS, type Section } from "./sections.ts";
import { isUnverified } from "./unverified.ts";
import type { Sections, Statement } from "./wire.ts";

export interface SheetCard {
  statementId: string;
  section: Section;
  statement: Statement;
  content: Pick<NoteContent, "kind" | "question" | "answer">;
}

const LONGEST_ANSWER = 320;
/** Items of a list that one still recalls (minimum information principle). */
const MOST_ITEMS = 5;
const MOST_GAPS = 3;
const LONGEST_CUE = 7;

const escaped = (text: string) =>
  text.replace(/[&<>]/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** `label` is the name of the section in the person's language. */
export function cardsOf(
  title: string,
  sections: Sections,
  label: (section: Section) => string,
): { cards: SheetCard[]; unverified: number } {
  const all = SECTIONS.flatMap((section) =>
    sections[section].map((statement) => ({ section, statement })),
  );
  const sound = all.filter(({ statement }) => !isUnverified(statement));
  return {
    unverified: all.length - sound.length,
    cards: sound.flatMap(({ section, statement }) => {
      const content = contentOf(statement.text, title, label(section));
      return content ? [{ statementId: statement.id, section, statement, content }] : [];
    }),
  };
}

function contentOf(text: string, title: string, section: string): SheetCard["content"] | null {
  return afterColon(text, title) ?? withGaps(text, title) ?? fromCue(text, title, section);
}

/** The subject is named once: by the statement or before it. */
const about = (title: string, said: string) =>
  title === "" || fold(said).includes(fold(title).slice(0, 60)) ? said : `${title} · ${said}`;

function afterColon(text: string, title: string): SheetCard["content"] | null {
  const found = /^([^:.;]{3,130}?)[\s\u00a0]?:[\s\u00a0]+(.{3,})$/u.exec(text);
  const [, head = "", answer = ""] = found ?? [];
  if (!found || answer.length > LONGEST_ANSWER || answer.split(/;/u).length > MOST_ITEMS)
    return null;
  return {
    kind: "basic",
    question: `${escaped(about(title, head))}\u00a0?`,
    answer: escaped(answer),
  };
}

/** Quantities of a text, each with all that belongs to it: "4 h 30", "50 et 80 mmHg". */
function wholeQuantities(text: string): { from: number; to: number }[] {
  const figures = wholeFiguresOf(text);
  const whole = quantitiesIn(text)
    .filter(({ unit }) => unit !== "")
    .map(({ from, to }) => {
      const around = figures.filter((one) => one.from < to && one.to > from);
      return {
        from: Math.min(from, ...around.map((one) => one.from)),
        to: Math.max(to, ...around.map((one) => one.to)),
      };
    });
  return whole.filter(({ from }, at) => from >= (whole[at - 1]?.to ?? 0));
}

function withGaps(text: string, title: string): SheetCard["content"] | null {
  if (/\{\{|\}\}|::/u.test(text)) return null;
  const quantities = wholeQuantities(text);
  if (quantities.length === 0 || text.length > LONGEST_ANSWER * 2) return null;
  let [question, from] = ["", 0];
  for (const [place, { from: start, to }] of quantities.slice(0, MOST_GAPS).entries()) {
    question += `${escaped(text.slice(from, start))}{{c${place + 1}::${escaped(text.slice(start, to))}}}`;
    from = to;
  }
  question += escaped(text.slice(from));
  if (hasCutGap(question)) return null;
  return {
    kind: "cloze",
    question: about(title, text) === text ? question : `${escaped(title)} · ${question}`,
    answer: "",
  };
}

/** "« Le diagnostic repose sur… »": its end is what is asked. */
function fromCue(text: string, title: string, section: string): SheetCard["content"] | null {
  const said = text.split(" ");
  const length = Math.min(LONGEST_CUE, Math.floor(said.length / 2));
  if (length < 2) return null;
  const cue = said
    .slice(0, length)
    .join(" ")
    .replace(/[,;:.\s\u00a0]+$/u, "");
  return {
    kind: "basic",
    question: `${escaped(title)} · ${escaped(section)}<br>«\u00a0${escaped(cue)}…\u00a0»`,
    answer: escaped(text),
  };
}
