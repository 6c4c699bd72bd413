import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { languageOr } from "#platform/i18n/languages.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { CalculatorView } from "./calculator-view.tsx";
import { loadCalculator } from "./load-calculator.ts";
import { FavouriteButton } from "./marks/favourite-button.tsx";
import { useOpened } from "./marks/use-opened.ts";

export function CalculatorPage() {
  const { t, i18n } = useTranslation("calculators");
  const language = languageOr(i18n.language);
  const { calculatorId } = useParams({ from: "/_app/calculator/$calculatorId" });
  const { data, isError, refetch } = useQuery({
    queryKey: ["calculator", calculatorId, language],
    queryFn: () => loadCalculator(calculatorId, language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  useOpened(data ? calculatorId : null);
  if (isError)
    return (
      <EmptyState
        whole
        title={t("list.failed")}
        action={
          <button type="button" onClick={() => void refetch()}>
            {t("list.retry")}
          </button>
        }
      />
    );
  if (data === undefined) return <PagePending />;
  if (data === null)
    return (
      <EmptyState
        whole
        title={t("notFound")}
        body={t("notFoundBody")}
        action={<Link to="/calculator">{t("back")}</Link>}
      />
    );
  return (
    <CalculatorView
      key={calculatorId}
      calculator={data.calculator}
      texts={data.texts}
      language={language}
      tools={<FavouriteButton id={calculatorId} />}
    />
  );
}
