// A text that a person sent from another page. It travels in the entry of the history, never in the
// address, and acts there: a text in an address may come from anybody, and only waits.

declare module "@tanstack/react-router" {
  interface HistoryState {
    carried?: string;
  }
}

export const carrying = (text: string): { carried: string } => ({ carried: text });

export const carriedText = (state: { carried?: unknown }): string | undefined =>
  typeof state.carried === "string" && state.carried.trim() !== "" ? state.carried : undefined;
