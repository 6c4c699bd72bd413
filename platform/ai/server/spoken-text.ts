// What a model says, before anything is done with it: text that can be kept, without the key and
// the prompt it was given.
import { changedTexts, storable, storablePieces } from "#platform/text/storable.ts";
import { keyGuard, promptGuard } from "../recited-prompt.ts";

export interface SpokenText {
  push(piece: string): string;
  end(): string;
  /** What a tool is called with is kept and shown too. */
  value(given: unknown): unknown;
  /** A key or a part of the prompt was taken out. */
  withheld(): boolean;
}

export function spokenText(prompt: string, key: string | null): SpokenText {
  const pieces = storablePieces();
  const guards = { key: keyGuard(key), prompt: promptGuard(prompt) };
  return {
    push: (piece) => guards.prompt.push(guards.key.push(pieces.push(piece))),
    end: () => {
      const rest = guards.prompt.push(guards.key.push(pieces.end()) + guards.key.end());
      return rest + guards.prompt.end();
    },
    value: (given) =>
      changedTexts(given, (text) => {
        const [first, second] = [keyGuard(key), promptGuard(prompt)];
        return second.push(first.push(storable(text)) + first.end()) + second.end();
      }),
    withheld: () => guards.key.withheld() || guards.prompt.withheld(),
  };
}
