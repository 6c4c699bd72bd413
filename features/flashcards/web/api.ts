import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("flashcards");
export const queries = featureQueries(client, "flashcards");

/** Days begin where the person is. */
export const timeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
