import { describe, expect, it, vi } from "vitest";
import {
  type ClientErrorReport,
  errorReportsWait,
  flushErrorReports,
  reportClientError,
  setErrorReporter,
} from "./report.ts";

describe("error reports", () => {
  it("waits for the feature that sends, when the page breaks before it was started", async () => {
    vi.resetModules();
    const early = await import("./report.ts");
    const sent: string[] = [];
    const answer = early.reportClientError(new Error("boom"), "err_0");
    early.setErrorReporter(async (report) => sent.push(report.id) > 0);
    expect(await answer).toBe(true);
    expect(sent).toEqual(["err_0"]);
    expect(errorReportsWait()).toBe(false);
  });

  it("claims nothing before the server has answered, and keeps what was not acknowledged", async () => {
    setErrorReporter(() => Promise.reject(new Error("network")));
    expect(await reportClientError(new Error("boom"), "err_1")).toBe(false);
    expect(errorReportsWait()).toBe(true);

    const sent: ClientErrorReport[] = [];
    setErrorReporter(async (report) => sent.push(report) > 0);
    await vi.waitFor(() => expect(errorReportsWait()).toBe(false));
    expect(sent.map((report) => report.id)).toEqual(["err_1"]);
  });

  it("waits while offline and leaves afterwards", async () => {
    const send = vi.fn(() => Promise.resolve(true));
    setErrorReporter(send);
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await reportClientError(new Error("boom"), "err_2")).toBe(false);
    expect(send).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await flushErrorReports();
    expect(send).toHaveBeenCalledOnce();
    expect(errorReportsWait()).toBe(false);
  });

  it("limits what it sends and never the query of the address", async () => {
    history.replaceState(null, "", "/chat?q=madame-dupont");
    const sent: ClientErrorReport[] = [];
    setErrorReporter(async (report) => sent.push(report) > 0);
    expect(await reportClientError(new Error("x".repeat(9000)), "err_3")).toBe(true);
    expect(sent[0]?.message).toHaveLength(500);
    expect(JSON.stringify(sent)).not.toContain("dupont");
  });
});
