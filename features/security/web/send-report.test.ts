import { expect, test } from "vitest";
import {
  flushErrorReports,
  reportClientError,
  setErrorReporter,
} from "#platform/ui/errors/report.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { sendReport } from "./send-report.ts";

test("a report waits on the device while it cannot leave, then goes without personal data", async () => {
  let up = false;
  const calls = fakeCalls({
    "security/reportClientError": () => {
      if (!up) throw new Refusal(503, "UNAVAILABLE");
      return { recorded: true };
    },
  });
  setErrorReporter(sendReport);
  const error = new TypeError("no account for camille@chu.example at /chat?q=Mme+Dupont");
  expect(await reportClientError(error, "err_abcdef012345")).toBe(false);
  expect(localStorage.getItem("error-reports")).toContain("err_abcdef012345");
  up = true;
  await flushErrorReports();
  expect(localStorage.getItem("error-reports")).toBeNull();
  expect(calls.at(-1)?.input).toMatchObject({
    id: "err_abcdef012345",
    message: "TypeError: no account for [e-mail] at /chat",
  });
});
