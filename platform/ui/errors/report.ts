// The way from an error screen to the server. The screen may say that the team was notified only
// when the report was acknowledged, so `reportClientError` answers true only then. A report that
// cannot leave waits on this device.
import { needWatchers } from "#platform/feature/web/start-features.ts";

/** What leaves the browser: no address query, nothing a person typed. */
export interface ClientErrorReport {
  id: string;
  name: string;
  message: string;
  stack: string;
  path: string;
  /** ISO 8601, when it happened. */
  at: string;
}

/** Resolves true when the server has written the report. */
export type SendReport = (report: ClientErrorReport) => Promise<boolean>;

const QUEUE_KEY = "error-reports";
const QUEUE_MAX = 20;
/** For the feature that sends, on a page that breaks before it was started. */
const WAIT_MS = 10_000;
let send: SendReport | null = null;
const lent = Promise.withResolvers<void>();

export const newErrorId = (): string =>
  `err_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

const readQueue = (): ClientErrorReport[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(QUEUE_KEY) ?? "[]");
    return Array.isArray(value) ? (value as ClientErrorReport[]) : [];
  } catch {
    return [];
  }
};

const writeQueue = (reports: ClientErrorReport[]): void => {
  try {
    if (reports.length === 0) localStorage.removeItem(QUEUE_KEY);
    else localStorage.setItem(QUEUE_KEY, JSON.stringify(reports.slice(-QUEUE_MAX)));
  } catch {
    // storage refused or full: the report is lost, and the screen does not claim otherwise
  }
};

const reportOf = (error: unknown, id: string): ClientErrorReport => {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    id,
    name: known.name.slice(0, 100),
    message: known.message.slice(0, 500),
    stack: (known.stack ?? "").slice(0, 4000),
    path: location.pathname.slice(0, 200),
    at: new Date().toISOString(),
  };
};

/** Reports left by an earlier visit. */
export const errorReportsWait = (): boolean => readQueue().length > 0;

const deliver = async (report: ClientErrorReport): Promise<boolean> => {
  if (!send || !navigator.onLine) return false;
  return send(report).catch(() => false);
};

/** Sends what waits, oldest first; what is refused again stays. */
export async function flushErrorReports(): Promise<void> {
  for (const report of readQueue())
    if (await deliver(report))
      writeQueue(readQueue().filter((waiting) => waiting.id !== report.id));
}

/** True once the server acknowledged it; otherwise it is queued and this answers false. */
export async function reportClientError(error: unknown, id: string): Promise<boolean> {
  const report = reportOf(error, id);
  // On disk before the network is asked: a killed tab must not lose it.
  writeQueue([...readQueue().filter((waiting) => waiting.id !== id), report]);
  if (!send) {
    needWatchers();
    await Promise.race([lent.promise, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
    return readQueue().every((waiting) => waiting.id !== id);
  }
  const acknowledged = await deliver(report);
  if (acknowledged) writeQueue(readQueue().filter((waiting) => waiting.id !== id));
  return acknowledged;
}

/** The security feature lends the call. */
export const setErrorReporter = (reporter: SendReport): void => {
  send = reporter;
  addEventListener("online", () => void flushErrorReports());
  void flushErrorReports().then(() => lent.resolve());
};
