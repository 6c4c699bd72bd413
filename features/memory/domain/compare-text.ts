/** Order of identifiers, the same on every machine: by code unit, not by the reader's language. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
