import { onTestFinished, vi } from "vitest";

export interface AuthCall {
  path: string;
  body: Record<string, unknown>;
}
type Answers = Record<string, { status: number; body?: object } | "unreachable">;

/** Answers plain fetches by path, as the account routes do; returns what was sent. */
export function fakeAuth(answers: Answers): AuthCall[] {
  const calls: AuthCall[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    calls.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
    const answer = answers[path] ?? { status: 404, body: { code: "NOT_FOUND" } };
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
  });
  onTestFinished(() => void vi.stubGlobal("fetch", real));
  return calls;
}
