// Runs in a thread of its own (`read-tables.ts`): opens the files, then reads them and hands their
// rows over as it is asked.
import { parentPort, workerData } from "node:worker_threads";
import type { TablesAnswer, TablesQuestion, TablesWork } from "./read-tables.ts";
import { type Batch, openReading } from "./table-reading.ts";

const { nomenclature, files, partial } = workerData as TablesWork;
const opened = await openReading(nomenclature, files, partial);

const say = (answer: TablesAnswer) => parentPort?.postMessage(answer);

if ("ok" in opened) say({ type: "refused", refusal: opened });
else {
  let batches: Generator<Batch> | null = null;
  parentPort?.on("message", (question: TablesQuestion) => {
    if (question === "read") return say({ type: "read", read: opened.read() });
    batches ??= opened.batches();
    const { value, done } = batches.next();
    return say({ type: "batch", batch: done ? null : value });
  });
  say({ type: "opened", head: opened.head });
}
