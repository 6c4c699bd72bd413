import { IconCopy, IconEraser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Language } from "#platform/i18n/languages.ts";
import { Notice } from "#platform/ui/notice.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import type { Input } from "../../domain/calculator.ts";
import { isListed } from "../../domain/points.ts";
import { recordLine } from "../../domain/present.ts";
import { answerByDigit } from "../answer-by-digit.ts";
import { copyLine } from "../copy-line.ts";
import { CriteriaField } from "../criteria-field.tsx";
import form from "../form.module.css";
import { isEmpty, listedIn } from "../form-state.ts";
import { InputField } from "../input-field.tsx";
import { useSay } from "../use-say.ts";
import styles from "./bundle.module.css";
import { BundleResults } from "./bundle-results.tsx";
import type { LoadedBundle } from "./load-bundle.ts";
import { useBundle } from "./use-bundle.ts";

/** Measures first, then what is chosen, then what is ticked. */
const PARTS: readonly ((input: Input) => boolean)[] = [
  (input) => input.kind === "number",
  (input) => input.kind !== "number" && !isListed(input),
];

/** The calculators of one reason for encounter, what they share typed once. */
export function BundleView({ loaded, language }: { loaded: LoadedBundle; language: Language }) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { merged, texts } = loaded;
  const { state, setState, evaluation, labels, show, reset } = useBundle(loaded, language);
  const shared = { calculator: merged, texts: labels, evaluation, show, state, setState };
  const lines = evaluation.each.flatMap(({ calculator, evaluation: own }) => {
    const its = texts[calculator.id];
    const line = its ? recordLine(calculator, own, its, show, say) : "";
    return line === "" ? [] : [line];
  });
  const asked = Object.entries(merged.inputs).filter(([key]) => evaluation.relevant.includes(key));
  return (
    <ReadingPage
      back={{ to: "/calculator", label: t("back") }}
      print={t("print")}
      title={
        merged.bundle.pair
          ? merged.calculators.map(({ id }) => texts[id]?.short ?? id).join(" · ")
          : t(`bundles.${merged.bundle.id}`)
      }
      header={
        <p className={reading.lead}>{t("bundle.lead", { total: merged.calculators.length })}</p>
      }
      tools={
        <>
          <button type="button" onClick={reset} disabled={isEmpty(state)}>
            <IconEraser size={18} aria-hidden />
            {t("bundle.other")}
          </button>
          <button
            type="button"
            disabled={lines.length === 0}
            onClick={() => void copyLine(lines.join("\n"))}
          >
            <IconCopy size={18} aria-hidden />
            {t("bundle.copy")}
          </button>
        </>
      }
    >
      <div className={styles.columns}>
        <BundleResults each={evaluation.each} merged={merged} texts={texts} show={show} />
        <form
          className={form.form}
          data-long
          data-plain
          aria-label={t("form.heading")}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={answerByDigit}
          noValidate
        >
          {PARTS.flatMap((belongs) =>
            asked
              .filter(([, input]) => belongs(input))
              .map(([key, input]) => <InputField key={key} {...shared} name={key} input={input} />),
          )}
          {listedIn(merged).length > 0 && <CriteriaField {...shared} />}
        </form>
      </div>
      <Notice>{t("bundle.notice")}</Notice>
    </ReadingPage>
  );
}
