// What other rooms ask of this one in the browser.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { languageOr } from "#platform/i18n/languages.ts";
import { isCalculator, loadShortName } from "./load-calculator.ts";

/** Those of `ids` that exist. */
export const existingCalculators = (ids: readonly string[]): string[] => ids.filter(isCalculator);

/**
 * Leads to a calculator, under its short name in the language of the page. The name comes from a
 * file of the application: no network is needed for it.
 */
export function CalculatorLink({ id }: { id: string }) {
  const language = languageOr(useTranslation().i18n.language);
  const { data } = useQuery({
    queryKey: ["calculator-name", id, language],
    queryFn: () => loadShortName(id, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Link to="/calculator/$calculatorId" params={{ calculatorId: id }}>
      {data ?? id}
    </Link>
  );
}
