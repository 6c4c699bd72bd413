import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { ReverseAnswer } from "../../contract.ts";
import { keyed } from "../rcp/keyed.ts";
import styles from "./reverse.module.css";
import type { AnsweredQuestion } from "./reverse-question.tsx";

/** Shown at first; the rest on demand, none is left out of the count. */
const SHOWN = 30;

/** What was found, and always where it was looked for. */
export function ReverseResult({ question, answer }: AnsweredQuestion) {
  const { t } = useTranslation("medications");
  const { thesaurus, known, rcpRead, unverified } = answer;
  const said = { edition: thesaurus.edition, count: thesaurus.pairs };
  const found = answer[FIELDS[question.kind]].length;
  if (!known)
    return (
      <p role="status">{t("reverse.unknown", { drug: "drug" in question ? question.drug : "" })}</p>
    );
  const none = question.kind === "contraindicated" ? "reverse.noneText" : "reverse.none";
  return (
    <div className={styles.result}>
      <p role="status">
        {found === 0 ? t(none, { ...said, read: rcpRead }) : t("reverse.found", { count: found })}
      </p>
      <Interacting pairs={answer.interacting} />
      <Effects found={answer.effect} />
      <Forbidden found={answer.forbidden} />
      {unverified.length > 0 && (
        <p>{t("reverse.unverified", { drugs: [...new Set(unverified)].join(", ") })}</p>
      )}
      <p className={styles.note}>
        {question.kind === "contraindicated"
          ? t("reverse.sourceText", { read: rcpRead })
          : t("reverse.source", said)}{" "}
        {thesaurus.partial && question.kind !== "contraindicated" && t("prescription.partial")}
      </p>
    </div>
  );
}

const FIELDS = {
  interacting: "interacting",
  effect: "effect",
  contraindicated: "forbidden",
} as const;

/** The first ones, then all of them when they are asked for. */
function useShown<T>(all: readonly T[]) {
  const { t } = useTranslation("medications");
  const [whole, setWhole] = useState(false);
  const more = !whole && all.length > SHOWN && (
    <button type="button" onClick={() => setWhole(true)}>
      {t("reverse.more", { count: all.length - SHOWN })}
    </button>
  );
  return { shown: whole ? all : all.slice(0, SHOWN), more };
}

function Among({ drugs }: { drugs: readonly string[] }) {
  const { t } = useTranslation("medications");
  if (drugs.length === 0) return null;
  return (
    <strong className={styles.among}>
      {t("reverse.inPrescription", { drugs: drugs.join(", ") })}
    </strong>
  );
}

/** One drug may meet another by its own name and by its class: two lines. */
const sayPair = ({ level, other }: ReverseAnswer["interacting"][number]) => `${level} ${other}`;

function Interacting({ pairs }: { pairs: ReverseAnswer["interacting"] }) {
  const { t } = useTranslation("medications");
  const { shown, more } = useShown(pairs);
  return (
    <>
      <ul>
        {keyed(shown, sayPair).map(([key, { other, level, levels, mechanism, detail, among }]) => (
          <li key={key} data-level={level}>
            <details>
              <summary>
                <span className={styles.level}>{t(`level.${level}`)}</span>{" "}
                <span lang="fr">{other}</span> <Among drugs={among} />
              </summary>
              {levels.length > 1 && (
                <p className={styles.note}>
                  {t("prescription.several", {
                    levels: levels.map((one) => t(`level.${one}`)).join(", "),
                  })}
                </p>
              )}
              <p lang="fr">{[mechanism, detail].filter(Boolean).join(" ") || t("sheet.unknown")}</p>
            </details>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function Effects({ found }: { found: ReverseAnswer["effect"] }) {
  const { shown, more } = useShown(found);
  return (
    <>
      <ul lang="fr">
        {shown.map(({ substance, classes, among }) => (
          <li key={substance}>
            {substance} <Among drugs={among} />
            <span className={styles.note}> {classes.join(" ; ")}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function Forbidden({ found }: { found: ReverseAnswer["forbidden"] }) {
  const { t } = useTranslation("medications");
  const { shown, more } = useShown(found);
  return (
    <>
      <ul>
        {shown.map(({ drug, cis, route, title, text }) => (
          <li key={`${drug} ${cis} ${route} ${text}`}>
            <strong lang="fr">{drug}</strong> <span lang="fr">{text}</span>{" "}
            <span className={styles.note}>
              {cis !== null && (
                <Link to="/medications/$cis" params={{ cis }}>
                  RCP 4.3
                </Link>
              )}
              {route !== null && (
                <DynamicLink to={route}>{t("patient.sheet", { title })}</DynamicLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
