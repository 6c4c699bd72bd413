// Official files are unpacked, decoded and read in a thread of its own: an official table is tens of
// megabytes of text, and the server answers meanwhile.
import { setImmediate } from "node:timers/promises";
import { type ConversationBounds, converse } from "#platform/documents/server/converse.ts";
import { inTurn } from "#platform/documents/server/in-turn.ts";
import { type Nomenclature, type Refused, refused, type SentFile } from "../domain/official.ts";
import { isPacked } from "./open-tables.ts";
import { type Batch, openReading, type TablesHead, type TablesRead } from "./table-reading.ts";

const KB = 1024;
/**
 * `inline`: bytes that are read in a few milliseconds, sooner than a thread starts. The largest
 * official table, the tariffs of the CCAM, is 33 MB of JSON and takes some 300 MB to be read.
 */
const LIMITS = { inline: 128 * KB, memoryMb: 1024, patienceMs: 600_000 };

export interface TablesWork {
  nomenclature: Nomenclature;
  files: readonly SentFile[];
  partial: boolean;
}
export type TablesQuestion = "read" | "batch";
export type TablesAnswer =
  | { type: "refused"; refusal: Refused }
  | { type: "opened"; head: TablesHead }
  | { type: "read"; read: TablesRead | Refused }
  /** Null: there is no other. */
  | { type: "batch"; batch: Batch | null };

/** Files that were opened: first what they are, then what they hold, then their rows. */
export interface Tables {
  head: TablesHead;
  read(): Promise<TablesRead | Refused>;
  batches(): AsyncGenerator<Batch>;
}

type Limits = Partial<typeof LIMITS>;

async function inPlace<T>(
  { nomenclature, files, partial }: TablesWork,
  use: (tables: Tables) => Promise<T>,
): Promise<T | Refused> {
  const opened = await openReading(nomenclature, files, partial);
  if ("ok" in opened) return opened;
  return use({
    head: opened.head,
    read: async () => opened.read(),
    async *batches() {
      for (const batch of opened.batches()) {
        yield batch;
        // Whoever reads goes first.
        await setImmediate();
      }
    },
  });
}

const WORKER = new URL("./read-tables-worker.ts", import.meta.url);
/** Read at once; the others wait for their turn. */
const turn = inTurn(2);

async function inThread<T>(
  work: TablesWork,
  bounds: ConversationBounds,
  use: (tables: Tables) => Promise<T>,
): Promise<T | Refused> {
  const { first, ask, end } = converse<TablesQuestion, TablesAnswer>(WORKER, work, bounds);
  /** It ended without an answer: what it read fits in no memory. */
  const unreadable = () => refused("archive", work.files.map(({ name }) => name).join(", "));
  try {
    const opened = await first();
    if (opened?.type === "refused") return opened.refusal;
    if (opened?.type !== "opened") return unreadable();
    return await use({
      head: opened.head,
      async read() {
        const answer = await ask("read");
        return answer?.type === "read" ? answer.read : unreadable();
      },
      async *batches() {
        for (;;) {
          const answer = await ask("batch");
          if (answer?.type !== "batch") throw new Error("the thread that reads tables has ended");
          if (answer.batch === null) return;
          yield answer.batch;
        }
      },
    });
  } finally {
    await end();
  }
}

/** Opens the files for as long as `use` takes; a refusal of them is the answer. */
export function withTables<T>(
  work: TablesWork,
  use: (tables: Tables) => Promise<T>,
  limits: Limits = {},
): Promise<T | Refused> {
  const { inline, ...bounds } = { ...LIMITS, ...limits };
  const bytes = work.files.reduce((sum, file) => sum + file.bytes.length, 0);
  // What is packed may be a thousand times longer.
  const short = bytes <= inline && work.files.every((file) => !isPacked(file));
  return short ? inPlace(work, use) : turn(() => inThread(work, bounds, use));
}
