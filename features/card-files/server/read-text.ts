// A large table or JSON file is read in a thread of its own, with a bounded memory and time: others
// are answered meanwhile, and a hostile one ends its thread, never the server.
import { Worker } from "node:worker_threads";
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

/** One answer of the thread at a time: it is asked again only when the one before has come. */
function conversation(work: TextWork, { memoryMb, patienceMs }: Omit<typeof LIMITS, "inline">) {
  const thread = new Worker(new URL("./read-text-worker.ts", import.meta.url), {
    workerData: work,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 4,
    },
    env: {},
    ...{ stdout: true, stderr: true },
  });
  let answered: (answer: TextAnswer | null) => void = () => {};
  thread.on("message", (answer: TextAnswer) => answered(answer));
  // Out of memory, or any other end that is not an answer.
  thread.on("error", () => answered(null));
  thread.on("exit", () => answered(null));
  const next = () =>
    new Promise<TextAnswer | null>((resolve) => {
      const timer = setTimeout(() => answered(null), patienceMs);
      answered = (answer) => {
        clearTimeout(timer);
        answered = () => {};
        resolve(answer);
      };
    });
  return {
    first: next,
    ask(question: TextQuestion) {
      const answer = next();
      thread.postMessage(question);
      return answer;
    },
    end: async () => void (await thread.terminate()),
  };
}

async function inThread(work: TextWork, limits: Omit<typeof LIMITS, "inline">): Promise<Opened> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const { first, ask, end } = conversation(work, limits);
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
