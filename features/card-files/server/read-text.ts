// A large table or JSON file is read in a thread of its own, with a bounded memory and time: others
// are answered meanwhile, and a hostile one ends its thread, never the server.
import { type ConversationBounds, converse } from "#platform/documents/server/converse.ts";
import type { ImportRefusal } from "../domain/import-refusals.ts";
import type { ImportedMedia, ImportedNote, ImportWarning } from "../domain/imported.ts";
import type { OpenedFile } from "./import-file.ts";
import type { Opened } from "./open-file.ts";
import { openText, type TextHead, type TextOptions } from "./open-text.ts";

const KB = 1024;
/**
 * `inline`: bytes that are read in a few milliseconds, sooner than a thread starts. A JSON file of
 * 256 MB that holds mostly pictures fits in the memory; one made of brackets does not, and is
 * refused.
 */
const LIMITS = { inline: 128 * KB, memoryMb: 1024, patienceMs: 120_000 };
/** Files open at once in threads; the others wait for their turn. */
const AT_ONCE = 2;

export interface TextWork {
  bytes: Uint8Array;
  options: TextOptions;
}
export type TextQuestion = "notes" | "media";
export type TextAnswer =
  | { type: "opened"; head: TextHead }
  | { type: "refused"; reason: ImportRefusal }
  /** `warnings` come with the end. */
  | {
      type: "piece";
      value: ImportedNote[] | ImportedMedia | null;
      warnings: ImportWarning[] | null;
    };

export async function readText(
  bytes: Uint8Array,
  options: TextOptions,
  limits: Partial<typeof LIMITS> = {},
): Promise<Opened> {
  const { inline, ...bounds } = { ...LIMITS, ...limits };
  return bytes.length <= inline ? inPlace(bytes, options) : inThread({ bytes, options }, bounds);
}

function inPlace(bytes: Uint8Array, options: TextOptions): Opened {
  const opened = openText(bytes, options);
  if (!opened.ok) return opened;
  const { head, notes, media, warnings } = opened;
  const file: OpenedFile = {
    ...head,
    warnings,
    async *notes() {
      yield* notes();
    },
    async *media() {
      yield* media();
    },
    close: async () => {},
  };
  return { ok: true, file };
}

let running = 0;
const waiting: (() => void)[] = [];

const WORKER = new URL("./read-text-worker.ts", import.meta.url);

async function inThread(work: TextWork, bounds: ConversationBounds): Promise<Opened> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const { first, ask, end } = converse<TextQuestion, TextAnswer>(WORKER, work, bounds);
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await end();
    running -= 1;
    waiting.shift()?.();
  };
  const answer = await first();
  if (answer?.type !== "opened") {
    await close();
    return { ok: false, reason: answer?.type === "refused" ? answer.reason : "tooLarge" };
  }
  let warnings: ImportWarning[] = [];
  async function* pieces(question: TextQuestion) {
    for (;;) {
      const piece = await ask(question);
      if (piece?.type !== "piece") throw new Error("the thread that reads a file has ended");
      if (piece.warnings) warnings = piece.warnings;
      if (piece.value === null) return;
      yield piece.value;
    }
  }
  const file: OpenedFile = {
    ...answer.head,
    warnings: () => warnings,
    notes: () => pieces("notes") as AsyncGenerator<ImportedNote[]>,
    media: () => pieces("media") as AsyncGenerator<ImportedMedia>,
    close,
  };
  return { ok: true, file };
}
