import { IconCircleCheck, IconClock, IconHandStop, IconMessage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { LocalNote, LocalView } from "../../domain/local-wire.ts";
import styles from "./local.module.css";

/** "Dr Martin, Hôpital Saint-Louis"; a decision outlives the account that took it. */
export function useWho() {
  const { t } = useTranslation("guidelines");
  return ({ name, place }: Pick<LocalNote, "name" | "place">) =>
    [name || t("local.someone"), place].filter(Boolean).join(", ");
}

/** What the doctors of the installation say of a text: one quiet line each. */
export function LocalNotes({ local }: { local: LocalView | undefined }) {
  const { t } = useTranslation("guidelines");
  const who = useWho();
  if (!local) return null;
  const proposed = local.avoided === null && local.notes.some(({ kind }) => kind === "avoid");
  return (
    <ul className={styles.notes}>
      {proposed && (
        <li data-kind="avoid">
          <IconHandStop size={16} aria-hidden />
          <span>{t("local.proposed")}</span>
        </li>
      )}
      {local.notes.map((note) => (
        <li key={note.id} data-kind={note.kind} {...(note.current ? {} : { "data-older": true })}>
          <NoteIcon note={note} />
          <span>
            {t(`local.${lineOf(note)}`, { who: who(note), date: formatDate(note.at) })}
            {note.words !== "" && <> {note.words}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function lineOf({ kind, current }: LocalNote) {
  if (kind === "comment") return "comment";
  if (kind === "avoid") return "avoidBy";
  return current ? "signed" : "signedOlder";
}

function NoteIcon({ note: { kind, current } }: { note: LocalNote }) {
  if (kind === "comment") return <IconMessage size={16} aria-hidden />;
  if (kind === "avoid") return <IconHandStop size={16} aria-hidden />;
  return current ? <IconCircleCheck size={16} aria-hidden /> : <IconClock size={16} aria-hidden />;
}
