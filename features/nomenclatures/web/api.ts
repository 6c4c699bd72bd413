import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("nomenclatures");
export const queries = featureQueries(client, "nomenclatures");
