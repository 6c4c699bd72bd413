// A question on a score as somebody says it, with what a physician reads in it.
export interface SaidScore {
  turns: readonly [string] | readonly [string, string];
  calculator: string;
  /** What a physician reads in the words; a yes-or-no that is not listed is no. */
  inputs?: Readonly<Record<string, number | string | true | { value: number; unit: string }>>;
  /** Instead of a result: what must be asked, because the words contradict each other. */
  ask?: string;
}
