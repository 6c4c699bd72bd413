import { isContractProcedure } from "@orpc/contract";

/** The codes of every failure that the procedures of a contract declare, once each, sorted. */
export function errorCodes(contract: unknown): string[] {
  if (isContractProcedure(contract)) return Object.keys(contract["~orpc"].errorMap).sort();
  if (typeof contract !== "object" || contract === null) return [];
  return [...new Set(Object.values(contract).flatMap(errorCodes))].sort();
}

/** CARD_NOT_FOUND → cardNotFound: the key of its sentence under `errors`. */
export const sentenceKey = (code: string): string =>
  code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function sentence(texts: unknown, key: string): unknown {
  const errors = (texts as { errors?: Record<string, unknown> }).errors;
  // A sentence that counts has one form a plural category: any of them proves that it was written.
  return errors?.[key] ?? errors?.[`${key}_other`];
}

export function missingSentences(
  namespace: string,
  codes: readonly string[],
  texts: Record<string, unknown>,
): string[] {
  return codes.flatMap((code) =>
    Object.entries(texts).flatMap(([language, all]) => {
      const text = sentence(all, sentenceKey(code));
      return typeof text === "string" && text.trim() !== ""
        ? []
        : [`${namespace}: ${code} has no sentence in ${language} (errors.${sentenceKey(code)})`];
    }),
  );
}
