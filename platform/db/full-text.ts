import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Words of a text (an SQL expression) for the search, in the French configuration without accents.
 * Cut after `length` characters: a vector holds one megabyte. A database whose locale is C takes an
 * apostrophe or a space of typography for a letter of the word beside it: they become plain spaces,
 * as in what is searched for (`searchedWords`).
 */
export const searchable = (expression: string, length: number): SQL =>
  sql.raw(
    String.raw`to_tsvector('fr'::regconfig, translate(left(${expression}, ${length}), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))`,
  );

/** What somebody typed, without the signs that `searchable` leaves out. */
export const searchedWords = (search: string): string =>
  search.replace(/[\u2019\u2018\u00ab\u00bb\u00a0\u202f\u2013\u2014\u2026\u201c\u201d]/gu, " ");
