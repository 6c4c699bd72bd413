import type { Said } from "./said.ts";

/** Distinct answers; one is an answer, several contradict each other. */
export const distinct = <V>(said: readonly Said<V>[]): Said<V>[] =>
  said.filter((one, index) => said.findIndex(({ value }) => value === one.value) === index);
