import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { SheetSource } from "../../domain/wire.ts";
import styles from "./view.module.css";

interface SheetSourcesProps {
  sources: readonly SheetSource[];
  heading: "h2" | "h3";
  ref: Ref<HTMLElement>;
}

/** Number n opens source n: a passage of the library, or the part of the given text. */
export function SheetSources({ sources, heading: Heading, ref }: SheetSourcesProps) {
  const { t } = useTranslation("revision-sheets");
  const id = useId();
  return (
    <section ref={ref} className={styles.sources} aria-labelledby={id}>
      <Heading id={id}>{t("view.sources")}</Heading>
      <ol>
        {sources.map((source) => (
          <li key={source.n} value={source.n} data-n={source.n} tabIndex={-1}>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceLine({ source }: { source: SheetSource }) {
  const { t } = useTranslation("revision-sheets");
  const { title, route, label, checked, population, text, language } = source;
  if (route === null)
    return (
      <details>
        <summary>{t("view.given", { title })}</summary>
        <p className={styles.given} lang={language}>
          {text}
        </p>
      </details>
    );
  return (
    <>
      <DynamicLink to={route} lang={language}>
        {title}
      </DynamicLink>{" "}
      <span className={styles.dim}>
        {[
          label,
          ...(population === "all" ? [] : [t(`view.population.${population}`)]),
          checked === null
            ? t("view.unchecked")
            : t("view.checked", { day: formatDate(checked, { dateStyle: "medium" }) }),
        ].join(" · ")}
      </span>
    </>
  );
}
