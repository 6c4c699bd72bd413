/** The name under which a mind keeps its search in a knowledge source, beside the calls of tools. */
export const callName = (knowledge: string): string => `knowledge:${knowledge}`;
