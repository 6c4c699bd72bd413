import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
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

const MOST_TAGS = 50;

/** What each action asks for, from the value picked and the tags typed; null: one is missing. */
const CHANGES: Record<Action, (picked: string, tags: string[]) => Change | null> = {
  suspend: () => ({ action: "suspend", suspended: true }),
  resume: () => ({ action: "suspend", suspended: false }),
  unbury: () => ({ action: "bury", until: null }),
  flag: (picked) => ({ action: "flag", flag: Number(picked) }),
  move: (picked) => (picked === "" ? null : { action: "move", deckId: picked }),
  addTags: (_, tags) => (tags.length === 0 ? null : { action: "addTags", tags }),
  removeTags: (_, tags) => (tags.length === 0 ? null : { action: "removeTags", tags }),
  specialty: (picked) => ({
    action: "specialty",
    specialty: SPECIALTIES.find((one) => one === picked) ?? null,
  }),
  difficulty: (picked) => ({
    action: "difficulty",
    difficulty: NOTE_DIFFICULTIES.find((one) => one === picked) ?? null,
  }),
  reset: () => ({ action: "reset" }),
  delete: () => ({ action: "delete" }),
};

interface Option {
  value: string;
  label: string;
}

/** What can be picked for the actions that need a value. */
const optionsOf = (
  t: TFunction<"flashcards">,
  decks: readonly { id: string; name: string }[],
): Partial<Record<Action, Option[]>> => ({
  flag: Array.from({ length: 8 }, (_, flag) => ({
    value: String(flag),
    label: t(`flag.${flag}`),
  })),
  move: decks.map(({ id, name }) => ({ value: id, label: name })),
  specialty: [
    { value: "", label: t("create.none") },
    ...SPECIALTIES.map((one) => ({ value: one, label: t(`choice.specialty.${one}`) })),
  ],
  difficulty: [
    { value: "", label: t("create.none") },
    ...NOTE_DIFFICULTIES.map((one) => ({ value: one, label: t(`choice.difficulty.${one}`) })),
  ],
});

/** A value picked for another action is not one of this list. */
const pickedAmong = (options: readonly Option[], value: string): string =>
  options.some((option) => option.value === value) ? value : (options[0]?.value ?? "");

function Failed({ action }: { action: Action }) {
  const { t } = useTranslation("flashcards");
  return (
    <p role="alert" className={styles.fault}>
      {t(action === "delete" ? "errors.delete" : "errors.save")}
    </p>
  );
}

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

  const list = optionsOf(t, data?.decks ?? [])[action];
  const picked = pickedAmong(list ?? [], value);
  const wanted = CHANGES[action](picked, tagsOf(value).slice(0, MOST_TAGS));
  const grave = action === "delete" || action === "reset" ? action : null;
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
      <SelectFilter
        label={t("bulk.action")}
        value={action}
        options={ACTIONS.map((one) => ({ value: one, label: t(`bulk.actions.${one}`) }))}
        onChange={(picked) => {
          setAction(ACTIONS.find((one) => one === picked) ?? "suspend");
          setValue("");
          setSure(false);
        }}
      />
      {list && (
        <SelectFilter label={t("bulk.value")} value={picked} options={list} onChange={setValue} />
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
        {grave && sure ? t(`bulk.sure.${grave}`, { count }) : t("bulk.apply")}
      </Button>
      {state === "failed" && <Failed action={action} />}
    </section>
  );
}
