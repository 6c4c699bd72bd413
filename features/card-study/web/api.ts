import type { categoriesContract } from "#features/flashcards/contract.ts";
import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import type { contract } from "../contract.ts";

export const sessions = featureClient<typeof contract>("flashcards");

/** Answered by the room of files, whose decks they are. */
export const categories = featureClient<typeof categoriesContract>("flashcards");
export const categoryQueries = featureQueries(categories, "flashcards");
