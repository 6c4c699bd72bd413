// What happened to the requests of a load: how long each took, and which were refused or lost.

export interface Outcome {
  /** What was done: "read", "question"… */
  kind: string;
  ms: number;
  /** 0: no answer came. */
  status: number;
  /** Why no answer came, or what an unexpected one said. */
  reason?: string;
}

export interface Summary {
  seconds: number;
  requests: number;
  /** Answered as wanted, each second. */
  perSecond: number;
  /** Milliseconds; of what was answered as wanted. */
  median: number;
  p95: number;
  /** Milliseconds of the slowest request, whatever came of it. */
  slowest: number;
  /** Refused with 503. */
  refused: number;
  /** Everything else that was not answered as wanted. */
  errors: number;
}

/** The value that a share of the sorted values does not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function summarise(outcomes: readonly Outcome[], seconds: number): Summary {
  const good = outcomes.filter(({ status }) => status >= 200 && status < 300);
  const refused = outcomes.filter(({ status }) => status === 503);
  const times = good.map(({ ms }) => ms);
  return {
    seconds,
    requests: outcomes.length,
    perSecond: good.length / seconds,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: outcomes.reduce((slowest, { ms }) => Math.max(slowest, ms), 0),
    refused: refused.length,
    errors: outcomes.length - good.length - refused.length,
  };
}

/** The same for each kind, as one line of text. */
export function describe(outcomes: readonly Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].toSorted();
  const lines = kinds.map((kind) => {
    const { requests, median, p95, slowest } = summarise(
      outcomes.filter((one) => one.kind === kind),
      1,
    );
    const [half, most, last] = [median, p95, slowest].map((ms) => ms.toFixed(0));
    return `  ${kind.padEnd(16)} ${String(requests).padStart(7)} · median ${half} ms · 95 % ${most} ms · slowest ${last} ms`;
  });
  const reasons = new Map<string, number>();
  for (const { kind, status, reason } of outcomes) {
    if (status >= 200 && status < 300) continue;
    const text = `${kind}: ${status} ${reason ?? ""}`.slice(0, 160);
    reasons.set(text, (reasons.get(text) ?? 0) + 1);
  }
  return [...lines, ...[...reasons].map(([text, count]) => `  ${count} × ${text}`)];
}
