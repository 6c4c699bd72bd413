import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("study");
export const queries = featureQueries(client, "study");

/** Days begin where the person is. */
export const timeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/Paris";
