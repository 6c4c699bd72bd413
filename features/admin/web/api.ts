import type { contract as accountsContract } from "#features/accounts/contract.ts";
import type { contract as securityContract } from "#features/security/contract.ts";
import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("admin");
export const queries = featureQueries(client, "admin");

export const accounts = featureClient<typeof accountsContract>("accounts");
export const accountQueries = featureQueries(accounts, "accounts");

export const security = featureClient<typeof securityContract>("security");
