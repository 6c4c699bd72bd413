import type { FullConfig } from "@playwright/test";
import { settleIn } from "#platform/testing/e2e/people.ts";

/** The installation has its first administrator before anybody else comes. */
export default function globalSetup(config: FullConfig): Promise<void> {
  return settleIn(config.projects[0]?.use.baseURL ?? "");
}
