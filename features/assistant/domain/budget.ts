// Where the month stands against its budget.

export type BudgetLevel = "quiet" | "alert" | "over";

/**
 * `limitEuros` null: no budget, nothing to say. `alertPercent`: share of the budget from which
 * somebody is told.
 */
export function budgetLevel(
  spentMicroEuros: number,
  limitEuros: number | null,
  alertPercent: number,
): BudgetLevel {
  if (limitEuros === null) return "quiet";
  const share = (spentMicroEuros / (limitEuros * 1_000_000)) * 100;
  if (share >= 100) return "over";
  return share >= alertPercent ? "alert" : "quiet";
}
