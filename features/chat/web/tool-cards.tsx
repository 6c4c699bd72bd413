import { useTranslation } from "react-i18next";
import type { ScoreCard } from "#features/calculators/domain/public.ts";
import { inPlace } from "#platform/ui/in-place.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { ToolUse } from "../domain/message.ts";
import styles from "./tool-cards.module.css";

type Rephrase = (change: (question: string) => string) => void;

interface ToolCardsProps {
  tools: readonly ToolUse[];
  text: string;
  /** Asks again with a part of the question changed; undefined while it is being answered. */
  onRephrase?: Rephrase | undefined;
}

/**
 * Results of the tools, drawn from their data; what the text under them says again is left to it. A
 * card nobody knows is not drawn: its passages are among the sources.
 */
export function ToolCards({ tools, text, onRephrase }: ToolCardsProps) {
  const scores = tools.flatMap((use) =>
    use.card === "score" && isScore(use.output) ? [use.output] : [],
  );
  const sheets = uniqueSheets(tools);
  return (
    <>
      {inPlace(scores, (score) => (
        <ScoreResult score={score} text={text} onRephrase={onRephrase} />
      ))}
      <Sheets sheets={sheets} />
    </>
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * The card comes from the database, written by an earlier version perhaps: what the drawing needs
 * is checked.
 */
const isScore = (value: unknown): value is ScoreCard =>
  isRecord(value) &&
  typeof value.name === "string" &&
  typeof value.shown === "string" &&
  typeof value.status === "string" &&
  typeof value.route === "string" &&
  value.route.startsWith("/") &&
  Array.isArray(value.inputs) &&
  Array.isArray(value.missing) &&
  Array.isArray(value.problems);

interface ScoreResultProps {
  score: ScoreCard;
  text: string;
  onRephrase: Rephrase | undefined;
}

function ScoreResult({ score, text, onRephrase }: ScoreResultProps) {
  const { t } = useTranslation("chat");
  const { band } = score;
  // Cards kept from before have none.
  const certain = score.certain ?? null;
  return (
    <section className={styles.score} aria-label={score.name} data-tone={(band ?? certain)?.tone}>
      <header>
        <h3>{score.name}</h3>
        <DynamicLink to={score.route}>{t("cards.open")}</DynamicLink>
      </header>
      {certain && (
        <p className={styles.result}>
          <strong>{certain.label}</strong>
        </p>
      )}
      {score.status === "computed" ? (
        <p className={styles.result}>
          <strong>{score.shown}</strong>
          {band && <span className={styles.band}>{band.label}</span>}
        </p>
      ) : (
        <p className={styles.asking}>
          {t(score.status === "refused" ? "cards.refused" : "cards.incomplete")}
        </p>
      )}
      {band && !text.includes(band.meaning) && <p className={styles.meaning}>{band.meaning}</p>}
      {score.problems.length > 0 && (
        <ul className={styles.problems}>
          {score.problems.map((problem) => (
            <li key={problem.name}>
              <strong>{problem.label}</strong> {problem.sentence}
            </li>
          ))}
        </ul>
      )}
      {score.missing.length > 0 && (
        <ul className={styles.missing} aria-label={t("cards.missing")}>
          {score.missing.map((input) => (
            <li key={input.name}>
              <strong>{input.label}</strong>
              {input.accepted && ` (${input.accepted})`}
            </li>
          ))}
        </ul>
      )}
      {score.inputs.length > 0 && (
        <details>
          <summary>
            {t(score.status === "computed" ? "cards.inputs" : "cards.read", {
              count: score.inputs.length,
            })}
          </summary>
          <dl>
            {score.inputs.map((input) => (
              <div key={input.name}>
                <dt>{input.label}</dt>
                <dd>
                  {input.shown}
                  {input.words !== null && <q>{input.words}</q>}
                  {input.from !== "said" && <em>{t(`cards.${input.from}`)}</em>}
                  {input.unlikely && <em>{t("cards.unlikely")}</em>}
                  {/* Cards kept from before have none. */}
                  {(input.otherUnits ?? []).length > 0 && (
                    <em>
                      {t("cards.supposed")}{" "}
                      {input.otherUnits.map(({ unit, route }) =>
                        onRephrase && input.words ? (
                          <button
                            key={unit}
                            type="button"
                            aria-label={t("cards.changeUnit", { unit })}
                            onClick={() => onRephrase((asked) => inUnit(asked, input.words, unit))}
                          >
                            {unit}
                          </button>
                        ) : (
                          <DynamicLink key={unit} to={route}>
                            {unit}
                          </DynamicLink>
                        ),
                      )}
                    </em>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** The question with a unit after the words of a value that had none. */
const inUnit = (question: string, words: string | null, unit: string): string =>
  words === null ? question : question.replace(words, () => `${words} ${unit}`);

interface Sheet {
  title: string;
  route: string;
}

/** Sheets that were read whole: those found by a search are already the sources. */
function uniqueSheets(tools: readonly ToolUse[]): Sheet[] {
  const byRoute = new Map<string, Sheet>();
  for (const { card, output } of tools) {
    if (card !== "library-sheet" || !isRecord(output)) continue;
    const { title, route } = output;
    if (typeof title === "string" && typeof route === "string" && route.startsWith("/"))
      byRoute.set(route, { title, route });
  }
  return [...byRoute.values()];
}

function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  const { t } = useTranslation("chat");
  if (sheets.length === 0) return null;
  return (
    <ul className={styles.sheets} aria-label={t("cards.sheets")}>
      {sheets.map(({ title, route }) => (
        <li key={route}>
          <DynamicLink to={route} lang="fr">
            {title}
          </DynamicLink>
        </li>
      ))}
    </ul>
  );
}
