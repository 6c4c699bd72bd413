import { useTranslation } from "react-i18next";
import { ReportError } from "#features/content-reports/web/public.tsx";
import { formatDate } from "#platform/ui/format.ts";
import type { Calculator, CalculatorTexts, Publication, Show } from "../domain/calculator.ts";
import { resultUnit } from "../domain/present.ts";
import styles from "./about.module.css";
import { useSay } from "./use-say.ts";

/** Where it was read: the address says more than a name would. */
const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, "");

/** What the publication says, where it holds, and what of it was really opened. */
export function AboutCalculator({
  calculator,
  texts,
  show,
}: {
  calculator: Calculator;
  texts: CalculatorTexts;
  show: Show;
}) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { bands, reference, bandsReference, review, cases } = calculator;
  const count = (origin: string) => cases.filter((one) => one.origin === origin).length;
  const date = formatDate(review.day);
  // Bands of another scale or of another rule than the value: two classes, a single line that is
  // high.
  const others = Object.entries(texts.bands).filter(
    ([band]) => !bands.some(({ id }) => id === band),
  );
  return (
    <div className={styles.about}>
      {bands.length > 0 && (
        <section aria-labelledby="interpretation">
          <h2 id="interpretation">{t("about.bands")}</h2>
          <dl className={styles.bands}>
            {bands.map(({ id, from, after, tone }) => (
              <div key={id} data-tone={tone}>
                <dt>
                  {texts.bands[id]?.label}
                  <small>
                    {t(after ? "about.bandAfter" : "about.bandFrom", {
                      from: `${show(from, 1)}${resultUnit(calculator, show, say)}`,
                    })}
                  </small>
                </dt>
                <dd>{texts.bands[id]?.meaning}</dd>
              </div>
            ))}
            {others.map(([id, { label, meaning }]) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="limits">
        <h2 id="limits">{t("about.limits")}</h2>
        <ul>
          {texts.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="reference">
        <h2 id="reference">{t("about.reference")}</h2>
        <Reference {...reference} />
        {bandsReference && (
          <>
            <h3>{t("about.bandsReference")}</h3>
            <Reference {...bandsReference} />
          </>
        )}
        <h3>{t("about.licence")}</h3>
        <p>{texts.licence}</p>
      </section>
      <section aria-labelledby="review">
        <h2 id="review">{t("about.review")}</h2>
        <p className={review.primaryOpened ? undefined : styles.unchecked}>
          {t(review.primaryOpened ? "about.primaryOpened" : "about.primaryNotOpened", { date })}
        </p>
        <ul>
          {review.opened.map(({ link, compared }) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer noopener">
                {`${t(`about.compared.${compared}`)} · ${hostOf(link)}`}
                <span className={styles.hidden}> ({t("about.newTab")})</span>
              </a>
            </li>
          ))}
        </ul>
        <h3>{t("about.cases")}</h3>
        <p>
          {t("about.casesBody", {
            published: count("published"),
            independent: count("independent"),
            derived: count("derived"),
          })}
        </p>
        <ReportError
          kind="calculator"
          id={calculator.id}
          version={review.day}
          title={texts.name}
          text={texts.summary}
        />
      </section>
    </div>
  );
}

function Reference({ authors, title, journal, doi }: Publication) {
  const { t } = useTranslation("calculators");
  return (
    <p>
      {authors.replace(/\.$/, "")}. <cite lang="en">{title}</cite>. {journal}.{" "}
      {doi !== "" && (
        <a href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer noopener">
          doi:{doi}
          <span className={styles.hidden}> ({t("about.newTab")})</span>
        </a>
      )}
    </p>
  );
}
