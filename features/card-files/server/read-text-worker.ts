// Runs in a thread of its own (`read-text.ts`): reads the whole file, then hands over what it is
// asked for, piece by piece.
import { parentPort, workerData } from "node:worker_threads";
import { openText } from "./open-text.ts";
import type { TextAnswer, TextQuestion, TextWork } from "./read-text.ts";

const { bytes, options } = workerData as TextWork;
const opened = openText(bytes, options);

const say = (answer: TextAnswer) => parentPort?.postMessage(answer);

if (opened.ok) {
  const pieces = { notes: opened.notes(), media: opened.media() };
  parentPort?.on("message", (question: TextQuestion) => {
    const { value, done } = pieces[question].next();
    say({ type: "piece", value: done ? null : value, warnings: done ? opened.warnings() : null });
  });
  say({ type: "opened", head: opened.head });
} else say({ type: "refused", reason: opened.reason });
