import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { NamedPlace } from "../../../domain/bank-kinds.ts";
import type { BankQuestion, QuestionPart } from "../../../domain/bank-question.ts";
import { expertsIn, FEWEST_EXPERTS } from "../../../domain/programme.ts";
import { CONCORDANCE_STEPS, type Point, type SingleAnswer } from "../../../domain/question.ts";
import { CardButton } from "../card-button.tsx";
import correction from "../correction.module.css";
import { Box, Explanation, PassageLink } from "../correction-parts.tsx";
import { ticks } from "../question-field.tsx";
import { signed, Weighed } from "./concordance-field.tsx";
import { DrawingFigure } from "./drawing-image.tsx";
import styles from "./kinds.module.css";
import { Points, pointsIn } from "./zone-pointer.tsx";

type Of<Type> = Extract<BankQuestion, { type: Type }>;

/** A question of its own, or one of a case. */
type Zones = Extract<QuestionPart, { type: "zones" }>;

interface KindCorrectionProps {
  attemptId: string;
  position: number;
  cards: boolean;
  /** Of a case, from 0. */
  partAt: number | null;
  content: Zones | Of<"tcs">;
  given: SingleAnswer;
}

/** The correction of what is pointed at, and of what a panel weighed. */
export function KindCorrection({ content, given, ...place }: KindCorrectionProps) {
  return content.type === "zones" ? (
    <ZonesCorrection {...place} content={content} points={pointsIn(given)} />
  ) : (
    <PanelCorrection content={content} chosen={ticks(given)[0]} />
  );
}

interface ZonesProps {
  attemptId: string;
  position: number;
  cards: boolean;
  partAt: number | null;
  content: Zones;
  points: readonly Point[];
}

function ZonesCorrection({ content, points, cards, ...place }: ZonesProps) {
  const { t } = useTranslation("study");
  const { image, zones, decoys, ratio } = content;
  const isPointed = (one: NamedPlace) =>
    points.some(([x, y]) => Math.hypot(x - one.x, (y - one.y) * ratio) <= one.radius);
  const rows = [
    ...zones.map((one) => ({ ...one, expected: true })),
    ...decoys.map((one) => ({ ...one, expected: false })),
  ];
  return (
    <>
      <DrawingFigure image={image}>
        {zones.map(({ id, x, y, radius }) => (
          <circle
            key={id}
            className={styles.expected}
            cx={x * image.width}
            cy={y * image.height}
            r={radius * image.width}
          />
        ))}
        <Points image={image} points={points} />
      </DrawingFigure>
      <table className={correction.table}>
        <thead>
          <tr>
            <th scope="col">{t("correction.you")}</th>
            <th scope="col">{t("correction.expected")}</th>
            <th scope="col">{t("zones.place")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const pointed = isPointed(row);
            const missed = pointed !== row.expected;
            return (
              <tr key={row.id} data-missed={missed || undefined}>
                <td>
                  <Box on={pointed} kind="you" />
                </td>
                <td>
                  <Box on={row.expected} kind="expected" />
                </td>
                <td>
                  <p className={correction.text} lang="fr">
                    {row.name}
                  </p>
                  <p className={correction.why}>
                    {row.explanation && <span lang="fr">{row.explanation}</span>}{" "}
                    {row.passage && <PassageLink passage={row.passage} />}
                  </p>
                  {missed && row.expected && cards && (
                    <p className={correction.tools}>
                      <CardButton {...place} line={row.id} />
                    </p>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Explanation text={content.explanation} />
    </>
  );
}

/** What each step was to the panel, and what it is worth. */
function PanelCorrection({ content, chosen }: { content: Of<"tcs">; chosen: string | undefined }) {
  const { t } = useTranslation("study");
  const { panel, panelOf, comments, ask, hypothesis, information } = content;
  const experts = expertsIn(panel);
  const most = Math.max(...Object.values(panel));
  return (
    <>
      <Weighed asked={{ ask, hypothesis, information }} />
      <table className={correction.table}>
        <thead>
          <tr>
            <th scope="col">{t("correction.you")}</th>
            <th scope="col">{t("tcs.experts")}</th>
            <th scope="col">{t(`tcs.becomes.${ask}`)}</th>
          </tr>
        </thead>
        <tbody>
          {CONCORDANCE_STEPS.map((step) => (
            <tr key={step} data-missed={(chosen === step && panel[step] < most) || undefined}>
              <td>
                <Box on={chosen === step} kind="you" />
              </td>
              <td>{panel[step]}</td>
              <td>
                <p className={correction.text}>
                  <span className={styles.step}>{signed(step)}</span>{" "}
                  {t(`tcs.scale.${ask}.${step}`)}
                </p>
                <p className={correction.why}>
                  {t("tcs.worth", {
                    points: formatNumber(panel[step] / most, { maximumFractionDigits: 2 }),
                  })}
                </p>
                {comments
                  .filter((one) => one.step === step)
                  .map(({ text }) => (
                    <p key={text} className={correction.why} lang="fr">
                      {text}
                    </p>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(panelOf ? "tcs.panelOf" : "tcs.panelUnknown", { count: experts, who: panelOf })}</p>
      {experts < FEWEST_EXPERTS && <p>{t("tcs.few", { fewest: FEWEST_EXPERTS })}</p>}
      <Explanation text={content.explanation} />
      {content.passage && (
        <p className={correction.tools}>
          <PassageLink passage={content.passage} />
        </p>
      )}
    </>
  );
}
