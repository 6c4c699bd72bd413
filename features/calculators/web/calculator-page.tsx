import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CalculatorView } from "./calculator-view.tsx";
import { loadCalculator } from "./load-calculator.ts";
import { LoadedPage } from "./loaded-page.tsx";
import { FavouriteButton } from "./marks/favourite-button.tsx";
import { useOpened } from "./marks/use-opened.ts";

export function CalculatorPage() {
  const { t } = useTranslation("calculators");
  const { calculatorId } = useParams({ from: "/_app/calculator/$calculatorId" });
  const missing = { title: t("notFound"), body: t("notFoundBody") };
  return (
    <LoadedPage name="calculator" id={calculatorId} missing={missing} load={loadCalculator}>
      {({ calculator, texts }, language) => (
        <OpenedCalculator
          key={calculatorId}
          calculator={calculator}
          texts={texts}
          language={language}
        />
      )}
    </LoadedPage>
  );
}

/** One that exists counts among the last opened. */
function OpenedCalculator(props: Omit<Parameters<typeof CalculatorView>[0], "tools">) {
  const { id } = props.calculator;
  useOpened(id);
  return <CalculatorView {...props} tools={<FavouriteButton id={id} />} />;
}
