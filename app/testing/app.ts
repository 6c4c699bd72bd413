import { features } from "#app/server/features.ts";
import { assemble } from "#app/server/services.ts";
import { makeTestApp, type TestApp, type TestAppOptions } from "#platform/testing/harness.ts";

/** The whole product on a database of its own. */
export const testApp = (options: Partial<TestAppOptions> = {}): Promise<TestApp> =>
  makeTestApp(assemble, { features, ...options });
