import { IconSettings } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Deck } from "#features/flashcards/domain/public.ts";
import { decksWithin } from "#features/flashcards/web/public.tsx";
import { listView, usePreference } from "#platform/ui/device-preference.ts";
import { formatNumber } from "#platform/ui/format.ts";
import styles from "./decks.module.css";

const KINDS = ["new", "learning", "due"] as const;
type Asked = Record<(typeof KINDS)[number], number>;

const sum = (decks: readonly Deck[], ids: ReadonlySet<string>): Asked => {
  const total: Asked = { new: 0, learning: 0, due: 0 };
  for (const { id, counts } of decks)
    if (ids.has(id)) for (const kind of KINDS) total[kind] += counts[kind];
  return total;
};
const all = (asked: Asked) => asked.new + asked.learning + asked.due;

/** Cards that these decks ask for today. */
export const dueToday = (decks: readonly Deck[]): number =>
  all(sum(decks, new Set(decks.map(({ id }) => id))));

interface DeckRowsProps {
  decks: readonly Deck[];
  /** A session is being opened: no other begins. */
  busy: boolean;
  onStudy(deckIds: string[], title: string): void;
  onOptions(deck: Deck): void;
}

/** The decks with what they ask today, drawn as the person prefers lists. */
export function DeckRows(props: DeckRowsProps) {
  const { t } = useTranslation("flashcards");
  const view = usePreference(listView);
  if (view !== "list")
    return (
      <ul className={styles.cards} data-view={view} aria-label={t("decks.label")}>
        {props.decks.map((deck) => (
          <DeckCard key={deck.id} {...props} deck={deck} />
        ))}
      </ul>
    );
  return (
    <table className={`${styles.table} ${styles.decks}`} aria-label={t("decks.label")}>
      <thead>
        <tr>
          <th scope="col">{t("decks.deck")}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(`decks.${kind}`)}
            </th>
          ))}
          <th scope="col">{t("decks.options")}</th>
        </tr>
      </thead>
      <tbody>
        {props.decks.map((deck) => (
          <DeckRow key={deck.id} {...props} deck={deck} />
        ))}
      </tbody>
    </table>
  );
}

type OneDeck = DeckRowsProps & { deck: Deck };

function DeckRow({ deck, decks, busy, onStudy, onOptions }: OneDeck) {
  const path = deck.name.split("::");
  // Under a name that is no deck itself, it is said instead of shown by its place.
  const parent = path.slice(0, -1).join("::");
  const alone = parent !== "" && !decks.some(({ name }) => name === parent);
  const asked = sum(decks, decksWithin(decks, [deck.id]));
  return (
    <tr data-depth={alone ? 0 : Math.min(3, path.length - 1)}>
      <th scope="row">
        {alone && <small>{path.slice(0, -1).join(" › ")}</small>}
        <StudyButton deck={deck} closed={busy || all(asked) === 0} onStudy={onStudy} />
        <Total deck={deck} />
      </th>
      {KINDS.map((kind) => (
        <td key={kind} data-kind={kind} data-none={asked[kind] === 0 || undefined}>
          {formatNumber(asked[kind])}
        </td>
      ))}
      <td>
        <OptionsButton deck={deck} onOptions={onOptions} />
      </td>
    </tr>
  );
}

function DeckCard({ deck, decks, busy, onStudy, onOptions }: OneDeck) {
  const { t } = useTranslation("flashcards");
  const path = deck.name.split("::");
  const asked = sum(decks, decksWithin(decks, [deck.id]));
  return (
    <li>
      {path.length > 1 && <small>{path.slice(0, -1).join(" › ")}</small>}
      <StudyButton deck={deck} closed={busy || all(asked) === 0} onStudy={onStudy} />
      <Total deck={deck} />
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`decks.${kind}`)}</dt>
            <dd data-kind={kind} data-none={asked[kind] === 0 || undefined}>
              {formatNumber(asked[kind])}
            </dd>
          </div>
        ))}
      </dl>
      <OptionsButton deck={deck} onOptions={onOptions} />
    </li>
  );
}

interface StudyButtonProps {
  deck: Deck;
  closed: boolean;
  onStudy: DeckRowsProps["onStudy"];
}

function StudyButton({ deck, closed, onStudy }: StudyButtonProps) {
  const { t } = useTranslation("flashcards");
  const name = deck.name.split("::").at(-1) ?? deck.name;
  return (
    <button
      type="button"
      disabled={closed}
      aria-label={t("decks.study", { deck: deck.name })}
      onClick={() => onStudy([deck.id], name)}
    >
      {name}
    </button>
  );
}

function Total({ deck: { counts } }: { deck: Deck }) {
  const { t } = useTranslation("flashcards");
  return (
    <small>{t("decks.total", { count: counts.total, shown: formatNumber(counts.total) })}</small>
  );
}

function OptionsButton({ deck, onOptions }: Pick<OneDeck, "deck" | "onOptions">) {
  const { t } = useTranslation("flashcards");
  return (
    <button
      type="button"
      className={styles.gear}
      aria-label={t("decks.optionsOf", { deck: deck.name })}
      onClick={() => onOptions(deck)}
    >
      <IconSettings size={20} aria-hidden />
    </button>
  );
}
