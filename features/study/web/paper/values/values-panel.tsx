import { Button, Drawer, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconFlask2, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { words } from "#platform/search/normalise.ts";
import { formatNumber } from "#platform/ui/format.ts";
import type { ShownQuestion } from "../../../domain/shown-question.ts";
import {
  mentionedIn,
  USUAL_VALUES,
  type UsualValue,
  VALUE_GROUPS,
  VALUE_SOURCES,
} from "../../../domain/usual-values.ts";
import styles from "./values.module.css";

/** Where the values have a column of their own. */
const WIDE = "(min-width: 75em)";

export function ValuesButton({ shown, onToggle }: { shown: boolean; onToggle(): void }) {
  const { t } = useTranslation("study");
  return (
    <Button
      variant="subtle"
      color="gray"
      px={10}
      aria-pressed={shown}
      aria-label={t("values.title")}
      title={t("values.title")}
      onClick={onToggle}
    >
      <IconFlask2 size={20} aria-hidden />
    </Button>
  );
}

interface ValuesPanelProps {
  question: ShownQuestion;
  onClose(): void;
}

/** Usual values beside the question, or over it on a small screen; no network is needed. */
export function ValuesPanel({ question, onClose }: ValuesPanelProps) {
  const { t } = useTranslation("study");
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  if (wide)
    return (
      <aside className={styles.aside} aria-label={t("values.title")}>
        <header>
          <h2>{t("values.title")}</h2>
          <Button
            variant="subtle"
            color="gray"
            px={10}
            aria-label={t("values.close")}
            onClick={onClose}
          >
            <IconX size={18} aria-hidden />
          </Button>
        </header>
        <Values question={question} />
      </aside>
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="70%"
      title={t("values.title")}
      closeButtonProps={{ "aria-label": t("values.close") }}
    >
      <Values question={question} />
    </Drawer>
  );
}

const statementsOf = ({ statement, questions, concordance }: ShownQuestion): string =>
  [
    statement,
    concordance?.information ?? "",
    ...(questions ?? []).map((part) => part.statement),
  ].join("\n");

function Values({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation("study");
  const [search, setSearch] = useState("");
  const mentioned = mentionedIn(statementsOf(question));
  const typed = words(search);
  const name = ({ id }: UsualValue) => t(`values.names.${id}`);
  const found = USUAL_VALUES.filter((one) => {
    const known = words(name(one));
    return typed.every((word) => known.some((part) => part.startsWith(word)));
  });
  const sources = [...new Set(found.map(({ source }) => source))];
  return (
    <>
      <TextInput
        label={t("values.search")}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p role="status">{t("values.none")}</p>}
      {VALUE_GROUPS.map((group) => {
        const rows = found.filter((one) => one.group === group);
        if (rows.length === 0) return null;
        return (
          <table key={group} className={styles.values}>
            <caption>{t(`values.groups.${group}`)}</caption>
            <tbody>
              {rows.map((one) => (
                <tr
                  key={`${one.id} ${one.who ?? ""}`}
                  data-mentioned={mentioned.has(one.id) || undefined}
                >
                  <th scope="row">
                    {name(one)}
                    {one.who && <small>{t(`values.who.${one.who}`)}</small>}
                  </th>
                  <td>{range(one)}</td>
                  <td>
                    {one.unit}
                    <sup>{sources.indexOf(one.source) + 1}</sup>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      {mentioned.size > 0 && <p className={styles.note}>{t("values.bold")}</p>}
      <p className={styles.note}>{t("values.differ")}</p>
      <ol className={styles.note}>
        {sources.map((source) => (
          <li key={source}>
            <a
              href={VALUE_SOURCES[source].link}
              target="_blank"
              rel="noopener noreferrer"
              lang="en"
            >
              {VALUE_SOURCES[source].name}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** "3,5 – 5,0", "< 8": as many digits as its source gives. */
function range({ low, high, digits }: UsualValue): string {
  const shown = (value: number) =>
    formatNumber(value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).replace("-", "−");
  if (low === null) return high === null ? "" : `<\u00a0${shown(high)}`;
  return high === null ? `>\u00a0${shown(low)}` : `${shown(low)}\u00a0–\u00a0${shown(high)}`;
}
