import type { contract as billingContract } from "#features/billing/contract.ts";
import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const client = featureClient<typeof contract>("assistant");
export const queries = featureQueries(client, "assistant");

const billing = featureClient<typeof billingContract>("billing");
export const billingQueries = featureQueries(billing, "billing");

export type Stats = Awaited<ReturnType<typeof client.usageStats>>;
export type Day = Stats["byDay"][number];
export type Group = Stats["byMode"][number];
export type Call = Stats["last"][number];
export type Budget = Stats["budget"];
export type Settings = Awaited<ReturnType<typeof client.settings>>;
export type Prompt = Awaited<ReturnType<typeof client.prompt>>;
export type TrialPair = Awaited<ReturnType<typeof client.tryPrompt>>;
export type Toolbox = Awaited<ReturnType<typeof client.toolbox>>;
