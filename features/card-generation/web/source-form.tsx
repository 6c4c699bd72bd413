import { Button, NativeSelect, TextInput } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { findIdentity, type IdentityFinding } from "#features/chat/domain/public.ts";
import { DeckDialog, formStyles, useDecks } from "#features/flashcards/web/public.tsx";
import { Choice } from "#platform/ui/choice/choice.tsx";
import type { Batch } from "../domain/batch.ts";
import { queries } from "./api.ts";
import styles from "./generate.module.css";
import type { Form } from "./generation-store.ts";
import { IdentityCheck } from "./identity-check.tsx";
import { SourceField } from "./source-field.tsx";

const COUNTS = [5, 10, 15, 20, 30, 40];
const MINDS: readonly Batch["by"][] = ["model", "rules"];

interface SourceFormProps {
  form: Form;
  onChange(over: Partial<Form>): void;
  onStart(deckId: string, by: Batch["by"]): void;
}

/** What the cards are made of, by whom, how many, and where they go. */
export function SourceForm({ form, onChange, onStart }: SourceFormProps) {
  const { t } = useTranslation("flashcards");
  const { data } = useDecks();
  const decks = [...(data?.decks ?? [])].sort((a, b) => a.name.localeCompare(b.name));
  const setup = useQuery({ ...queries.generationSetup.queryOptions(), staleTime: 0 });
  const [naming, setNaming] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [identity, setIdentity] = useState<readonly IdentityFinding[]>([]);
  const deckId = decks.some(({ id }) => id === form.deckId) ? form.deckId : (decks[0]?.id ?? "");
  const model = setup.data?.model ?? false;
  const by: Batch["by"] = model ? form.by : "rules";

  const start = (how: Batch["by"], checked = false) => {
    setEmpty(form.source.text.trim() === "");
    if (form.source.text.trim() === "" || deckId === "") return;
    // A sheet of the library names nobody; anything else may hold a patient, and a model may be far
    // away.
    const found =
      how === "model" && !checked && form.lent !== "sheet" ? findIdentity(form.source.text) : [];
    setIdentity(found);
    if (found.length === 0) onStart(deckId, how);
  };
  return (
    <form
      className={styles.form}
      aria-label={t("tabs.generate")}
      onSubmit={(event) => {
        event.preventDefault();
        start(by);
      }}
      onKeyDown={getHotkeyHandler([["mod+Enter", () => start(by)]])}
    >
      <SourceField
        form={form}
        onChange={(over) => {
          setEmpty(false);
          setIdentity([]);
          onChange(over);
        }}
      />
      {empty && (
        <p role="alert" className={formStyles.fault}>
          {t("generate.needsText")}
        </p>
      )}
      <div className={formStyles.columns}>
        <NativeSelect
          label={t("decks.deck")}
          value={deckId}
          onChange={({ currentTarget }) => onChange({ deckId: currentTarget.value })}
          data={decks.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button variant="default" size="md" onClick={() => setNaming(true)}>
          {t("decks.create")}
        </Button>
        <TextInput
          label={t("create.tags")}
          value={form.tags}
          onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
        />
        <NativeSelect
          label={t("generate.count")}
          value={String(form.count)}
          onChange={({ currentTarget }) => onChange({ count: Number(currentTarget.value) })}
          data={COUNTS.map(String)}
        />
      </div>
      {model && (
        <Choice
          legend={t("generate.mind")}
          name="by"
          options={MINDS}
          value={by}
          say={(one) => t(`generate.minds.${one}`)}
          onChange={(by) => onChange({ by })}
        />
      )}
      {setup.isError && (
        <p role="alert">
          {t("errors.profile")}{" "}
          <Button variant="subtle" size="compact-sm" onClick={() => void setup.refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {setup.data && (
        <p className={formStyles.hint}>
          {!model
            ? t("generate.noModel")
            : by === "rules"
              ? t("generate.rulesAbout")
              : setup.data.left !== null && t("generate.left", { count: setup.data.left })}
        </p>
      )}
      {identity.length > 0 && (
        <IdentityCheck
          findings={identity}
          onEdit={() => setIdentity([])}
          onRules={() => start("rules")}
          onSend={() => start("model", true)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" size="md" disabled={deckId === ""}>
          {t("generate.start")}
        </Button>
        <span className={formStyles.hint}>
          {t(deckId === "" ? "create.needsDeck" : "generate.shortcut")}
        </span>
      </div>
      {naming && <DeckDialog deck={null} decks={decks} onClose={() => setNaming(false)} />}
    </form>
  );
}
