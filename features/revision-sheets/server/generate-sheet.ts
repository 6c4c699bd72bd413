// From a topic or a text to a kept sheet. The library is read first, in a short transaction; the
// model, when there is one, is asked outside any; what is made is written at once. Closing the tab
// loses nothing: the work goes on and is kept.
import { randomUUID } from "node:crypto";
import { recordUsage, takeAllowance } from "#features/assistant/server/public.ts";
import { detectLanguage } from "#features/chat/domain/public.ts";
import type { AiConfig } from "#platform/ai/server/provider.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Evidence } from "../domain/evidence.ts";
import { fromLibrary } from "../domain/from-library.ts";
import { fromText } from "../domain/from-text.ts";
import { type Made, statementCount } from "../domain/made.ts";
import type { Sheet } from "../domain/wire.ts";
import { addSheet, findSheet, isTaken, sheetOf, wordsOf } from "./queries.ts";
import { readTopic } from "./read-topic.ts";
import type { sheet } from "./tables.ts";
import { PROMPT_MODE } from "./write-by-model.ts";

export type From =
  | { kind: "topic"; topic: string }
  | { kind: "text"; text: string; title: string; fileName?: string | undefined };
interface Asked {
  id: string;
  from: From;
  language: Language;
}

export type Generated =
  | { ok: true; sheet: Sheet }
  | { ok: false; reason: "taken" | "nothingExtracted" }
  | { ok: false; reason: "nothingFound"; missing: string[] }
  | { ok: false; reason: "rateLimited"; retryAfter: number }
  | { ok: false; reason: "exhausted"; limit: number; resetsAt: Date }
  | { ok: false; reason: "failed"; failure: string; retryAfter: number | null };

/** Sheets a person may ask for in a minute. */
const PER_MINUTE = 10;

/** What is being made on this server: asking again joins it. */
const running = new Map<string, Promise<Generated>>();

export function generateSheet(
  services: Services,
  personId: string,
  asked: Asked,
): Promise<Generated> {
  const key = `${personId}:${asked.id}`;
  const known = running.get(key);
  if (known) return known;
  const work = make(services, personId, asked).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

/** What a sheet can be made of without a model, and what a model is given. */
interface Material {
  extracted: Made;
  evidence: Evidence[];
  missing: string[];
  language: Language;
}

async function gather(
  { db }: Services,
  personId: string,
  { from, language }: Asked,
): Promise<Material> {
  if (from.kind === "text") {
    const spoken = detectLanguage(from.text, language);
    const extracted = fromText(from.text, from.title, spoken);
    return { extracted, evidence: extracted.evidence, missing: [], language: spoken };
  }
  const { documents, missing } = await db.asPerson(personId, (tx) => readTopic(tx, from.topic));
  const extracted = fromLibrary(documents);
  return { extracted, evidence: extracted.evidence, missing, language: "fr" };
}

async function make(services: Services, personId: string, asked: Asked): Promise<Generated> {
  const { db, config, now } = services;
  const known = await db.asPerson(personId, (tx) => findSheet(tx, asked.id));
  if (known) return { ok: true, sheet: sheetOf(known) };
  const limit = {
    key: `revision-sheets.generate:${personId}`,
    max: PER_MINUTE,
    windowSeconds: 60,
    now: now(),
  };
  const pace = await takeRateLimit(db, limit);
  if (!pace.allowed) return { ok: false, reason: "rateLimited", retryAfter: pace.retryAfter };
  // What could not be kept is not asked for: a model costs, and takes one of the month's answers.
  if (await db.asSystem("revision sheets: is the id free", (tx) => isTaken(tx, asked.id)))
    return { ok: false, reason: "taken" };

  const material = await gather(services, personId, asked);
  const fromTopic = asked.from.kind === "topic";
  if (config.ai === null) {
    if (statementCount(material.extracted.sections) > 0)
      return keep(services, personId, asked, material, null);
    return fromTopic
      ? { ok: false, reason: "nothingFound", missing: material.missing }
      : { ok: false, reason: "nothingExtracted" };
  }
  const messageId = randomUUID();
  const sent = material.evidence.reduce((letters, { passage }) => letters + passage.text.length, 0);
  const call = {
    ...{ messageId, mode: PROMPT_MODE, tokensIn: Math.ceil(sent / 4) },
    ...{ provider: new URL(config.ai.baseUrl).host, model: config.ai.model },
  };
  const month = await db.asSystem("revision sheets: one of the month's answers", (tx) =>
    takeAllowance(tx, personId, now(), call),
  );
  if (!month.allowed)
    return { ok: false, reason: "exhausted", limit: month.limit, resetsAt: month.resetsAt };
  return byModel(services, personId, asked, material, { ai: config.ai, messageId });
}

async function byModel(
  services: Services,
  personId: string,
  asked: Asked,
  material: Material,
  { ai, messageId }: { ai: AiConfig; messageId: string },
): Promise<Generated> {
  const { writeByModel } = await import("./write-by-model.ts");
  const at = services.now();
  const { from } = asked;
  const { made, failure, cost, durationMs, firstTextMs } = await writeByModel(services, ai, {
    topic: from.kind === "topic" ? from.topic : null,
    title: from.kind === "topic" ? from.topic : material.extracted.title,
    language: from.kind === "topic" ? asked.language : material.language,
    evidence: material.evidence,
  });
  const extracted = made === null && statementCount(material.extracted.sections) > 0;
  const withoutModel = extracted ? "fallback" : "failed";
  await services.db.asSystem("revision sheets: what a sheet cost", (tx) =>
    recordUsage(tx, {
      ...cost,
      messageId,
      personId,
      mode: PROMPT_MODE,
      speed: "normal",
      durationMs,
      firstTextMs,
      outcome: made ? "complete" : withoutModel,
      at,
    }),
  );
  if (made)
    return keep(
      services,
      personId,
      asked,
      { ...material, extracted: made },
      { model: cost.model, failure: null },
    );
  const reason = failure?.reason ?? "empty";
  if (extracted) return keep(services, personId, asked, material, { model: "", failure: reason });
  return { ok: false, reason: "failed", failure: reason, retryAfter: failure?.retryAfter ?? null };
}

/** What a sheet says of where it comes from: `way` and `named` are without a model's. */
function originOf(from: From) {
  if (from.kind === "topic")
    return { origin: "topic", asked: from.topic, way: "library", named: from.topic } as const;
  const { fileName } = from;
  if (fileName === undefined) return { origin: "text", asked: "", way: "text", named: "" } as const;
  return { origin: "file", asked: fileName, way: "text", named: "" } as const;
}

/** A topic is typed in small letters, a title begins with a capital. */
const titled = (title: string) =>
  title.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase("fr"));

async function keep(
  { db, now }: Services,
  personId: string,
  { id, from, language }: Asked,
  material: Material,
  model: { model: string; failure: string | null } | null,
): Promise<Generated> {
  const { title, sections, evidence, leftOut } = material.extracted;
  const written = model !== null && model.model !== "";
  const { origin, asked, way, named } = originOf(from);
  const at = now();
  const row: typeof sheet.$inferInsert = {
    id,
    ownerId: personId,
    title: titled(title || named),
    origin,
    asked,
    way: written ? "model" : way,
    model: model?.model ?? "",
    language: written && origin === "topic" ? language : material.language,
    sections,
    evidence,
    leftOut,
    missing: material.missing,
    failure: model?.failure ?? null,
    words: wordsOf(title, sections),
    createdAt: at,
    updatedAt: at,
  };
  const kept = await db.asPerson(personId, async (tx) => {
    await addSheet(tx, row);
    return findSheet(tx, id);
  });
  // Not there after it was added: the id was taken meanwhile.
  return kept ? { ok: true, sheet: sheetOf(kept) } : { ok: false, reason: "taken" };
}
