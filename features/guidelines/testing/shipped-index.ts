// The index of the shipped sheets, as the server makes it of its database.
import { buildIndex } from "../domain/library-index.ts";
import { shippedEntries } from "./shipped-entries.ts";

export const shippedIndex = buildIndex(shippedEntries);
