// A thread that is asked one thing at a time, with a bounded memory and time: others are answered
// meanwhile, and what it reads may be hostile: that ends the thread, never the server.
import { Worker } from "node:worker_threads";

export interface ConversationBounds {
  memoryMb: number;
  /** For one answer. */
  patienceMs: number;
}

/** An answer is null once the thread has ended, out of memory or otherwise, or was silent too long. */
export interface Conversation<Question, Answer> {
  /** What the thread says before it is asked. */
  first(): Promise<Answer | null>;
  ask(question: Question): Promise<Answer | null>;
  end(): Promise<void>;
}

export function converse<Question, Answer>(
  script: URL,
  work: unknown,
  { memoryMb, patienceMs }: ConversationBounds,
): Conversation<Question, Answer> {
  const thread = new Worker(script, {
    workerData: work,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 4,
    },
    env: {},
    // What the reader says of a file is nobody's to read.
    ...{ stdout: true, stderr: true },
  });
  let ended = false;
  let answered: (answer: Answer | null) => void = () => {};
  const leave = () => {
    ended = true;
    answered(null);
  };
  thread.on("message", (answer: Answer) => answered(answer));
  thread.on("error", leave);
  thread.on("exit", leave);
  const next = () =>
    new Promise<Answer | null>((resolve) => {
      if (ended) return resolve(null);
      const timer = setTimeout(() => answered(null), patienceMs);
      answered = (answer) => {
        clearTimeout(timer);
        answered = () => {};
        resolve(answer);
      };
    });
  return {
    first: next,
    ask(question) {
      const answer = next();
      thread.postMessage(question);
      return answer;
    },
    end: async () => void (await thread.terminate()),
  };
}
