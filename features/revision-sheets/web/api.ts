import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("revision-sheets");
export const queries = featureQueries(client, "revision-sheets");

/** Days begin where the person is. */
export const timeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/Paris";

/** A server slower than this is as good as none: what the device holds is shown. */
export const PATIENCE = 6_000;
