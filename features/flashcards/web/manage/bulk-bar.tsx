import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { NOTE_DIFFICULTIES } from "../../domain/note-words.ts";
import type { Change, Selection } from "../../domain/wire-manage.ts";
import { client, queries, timeZone } from "../api.ts";
import { useDecks } from "../decks/use-decks.ts";
import { tagsOf } from "../form/note-draft.ts";
import styles from "./manage.module.css";

const ACTIONS = [
  "suspend",
  "resume",
  "unbury",
  "flag",
  "move",
  "addTags",
  "removeTags",
  "specialty",
  "difficulty",
  "reset",
  "delete",
] as const;
type Action = (typeof ACTIONS)[number];

interface BulkBarProps {
  count: number;
  total: number;
  everything: boolean;
  selection: Selection;
  onEverything(): void;
  onClear(): void;
}

/** What was chosen, and one change for all of it. What cannot be taken back is asked twice. */
export function BulkBar({
  count,
  total,
  everything,
  selection,
  onEverything,
  onClear,
}: BulkBarProps) {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const { data } = useDecks();
  const [action, setAction] = useState<Action>("suspend");
  const [value, setValue] = useState("");
  const [sure, setSure] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  const options: Partial<Record<Action, { value: string; label: string }[]>> = {
    flag: Array.from({ length: 8 }, (_, flag) => ({
      value: String(flag),
      label: t(`flag.${flag}`),
    })),
    move: (data?.decks ?? []).map(({ id, name }) => ({ value: id, label: name })),
    specialty: [
      { value: "", label: t("create.none") },
      ...SPECIALTIES.map((one) => ({ value: one, label: t(`choice.specialty.${one}`) })),
    ],
    difficulty: [
      { value: "", label: t("create.none") },
      ...NOTE_DIFFICULTIES.map((one) => ({ value: one, label: t(`choice.difficulty.${one}`) })),
    ],
  };
  const list = options[action];
  const picked = list?.some((option) => option.value === value) ? value : (list?.[0]?.value ?? "");
  const tags = tagsOf(value);

  const change = (): Change | null => {
    switch (action) {
      case "suspend":
      case "resume":
        return { action: "suspend", suspended: action === "suspend" };
      case "unbury":
        return { action: "bury", until: null };
      case "flag":
        return { action, flag: Number(picked) };
      case "move":
        return picked === "" ? null : { action, deckId: picked };
      case "addTags":
      case "removeTags":
        return tags.length === 0 ? null : { action, tags: tags.slice(0, 50) };
      case "specialty":
        return { action, specialty: SPECIALTIES.find((one) => one === picked) ?? null };
      case "difficulty":
        return { action, difficulty: NOTE_DIFFICULTIES.find((one) => one === picked) ?? null };
      case "reset":
      case "delete":
        return { action };
    }
  };
  const wanted = change();
  const grave = action === "delete" || action === "reset";
  const apply = async () => {
    if (!wanted) return;
    if (grave && !sure) {
      setSure(true);
      return;
    }
    setState("busy");
    try {
      await client.changeCards({ selection, change: wanted, timeZone: timeZone() });
      setState("idle");
      setSure(false);
      onClear();
      await cache.invalidateQueries({ queryKey: queries.key() });
    } catch {
      setState("failed");
    }
  };
  return (
    <section className={styles.bulk} aria-label={t("bulk.label")}>
      <p>
        <b>{t("bulk.chosen", { count })}</b>
        {!everything && total > count && (
          <button type="button" onClick={onEverything}>
            {t("bulk.everything", { count: total })}
          </button>
        )}
        <button type="button" onClick={onClear}>
          {t("bulk.clear")}
        </button>
      </p>
      <label>
        <span>{t("bulk.action")}</span>
        <select
          value={action}
          onChange={({ currentTarget }) => {
            setAction(ACTIONS.find((one) => one === currentTarget.value) ?? "suspend");
            setValue("");
            setSure(false);
          }}
        >
          {ACTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`bulk.actions.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {list && (
        <label>
          <span>{t("bulk.value")}</span>
          <select value={picked} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
            {list.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {(action === "addTags" || action === "removeTags") && (
        <label>
          <span>{t("create.tags")}</span>
          <input value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        </label>
      )}
      <Button
        color={grave ? "garance" : "petrole"}
        loading={state === "busy"}
        disabled={!wanted}
        onClick={() => void apply()}
      >
        {grave && sure
          ? t(`bulk.sure.${action === "delete" ? "delete" : "reset"}`, { count })
          : t("bulk.apply")}
      </Button>
      {state === "failed" && (
        <p role="alert" className={styles.fault}>
          {t(action === "delete" ? "errors.delete" : "errors.save")}
        </p>
      )}
    </section>
  );
}
