import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES, type Specialty } from "#features/guidelines/domain/public.ts";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { CONCORDANCE_ASKS, type ConcordanceAsk } from "../../domain/question.ts";
import { client } from "../api.ts";
import styles from "../configure/configure.module.css";
import {
  type DraftItem,
  emptyItem,
  emptyPanel,
  isReady,
  type PanelDraft,
  readPanelDraft,
  writePanelDraft,
} from "./panel-draft.ts";
import own from "./panels.module.css";

const MOST_ITEMS = 40;

const sent = ({ title, who, specialty, items }: PanelDraft) => ({
  ...{ id: crypto.randomUUID(), title, who },
  items: items.map(({ statement, ask, hypothesis, information, explanation }) => ({
    ...{ type: "tcs" as const, statement, ask, hypothesis, information },
    ...{ specialty: specialty === "" ? null : specialty, explanation: explanation.trim() || null },
  })),
});

/** What experts will be asked, and who they are. */
export function OpenPanelForm({ onOpened }: { onOpened(): void }) {
  const { t } = useTranslation(["panels", "study"]);
  const [draft, setDraft] = useState(readPanelDraft);
  const change = (part: Partial<PanelDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writePanelDraft(next);
  };
  const changeItem = (key: string, part: Partial<DraftItem>) =>
    change({ items: draft.items.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const open = useMutation({
    mutationFn: () => client.openPanel(sent(draft)),
    onSuccess: () => {
      setDraft(emptyPanel());
      writePanelDraft(null);
      onOpened();
    },
  });
  return (
    <form
      className={`${styles.form} ${styles.task}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady(draft)) open.mutate();
      }}
    >
      <p className={styles.hint}>{t("form.lead")}</p>
      <TextInput
        label={t("form.title")}
        maxLength={120}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextInput
        label={t("form.who")}
        description={t("form.whoHint")}
        maxLength={200}
        value={draft.who}
        onChange={({ currentTarget }) => change({ who: currentTarget.value })}
      />
      <NativeSelect
        label={t("form.specialty")}
        data={[
          { value: "", label: t("form.noSpecialty") },
          ...SPECIALTIES.map((one) => ({ value: one, label: t(`study:specialties.${one}`) })),
        ]}
        value={draft.specialty}
        onChange={({ currentTarget }) =>
          change({ specialty: currentTarget.value as Specialty | "" })
        }
      />
      {draft.items.map((item, at) => (
        <ItemFields
          key={item.key}
          item={item}
          at={at}
          onChange={(part) => changeItem(item.key, part)}
          onRemove={
            draft.items.length === 1
              ? undefined
              : () => change({ items: draft.items.filter(({ key }) => key !== item.key) })
          }
        />
      ))}
      {open.isError && <p role="alert">{t("errors.open")}</p>}
      {open.data && <p role="status">{t("form.opened", { code: open.data.code })}</p>}
      <div className={styles.buttons}>
        <Button
          variant="default"
          disabled={draft.items.length >= MOST_ITEMS}
          onClick={() => change({ items: [...draft.items, emptyItem()] })}
        >
          {t("form.add")}
        </Button>
        <Button type="submit" loading={open.isPending} disabled={!isReady(draft)}>
          {t("form.open")}
        </Button>
      </div>
    </form>
  );
}

interface ItemFieldsProps {
  item: DraftItem;
  at: number;
  onChange(part: Partial<DraftItem>): void;
  onRemove: (() => void) | undefined;
}

function ItemFields({ item, at, onChange, onRemove }: ItemFieldsProps) {
  const { t } = useTranslation(["panels", "study"]);
  const written = (field: "statement" | "hypothesis" | "information" | "explanation") => ({
    label: t(`form.${field}`),
    value: item[field],
    autosize: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
      onChange({ [field]: currentTarget.value }),
  });
  return (
    <fieldset className={own.item}>
      <legend>{t("form.item", { n: at + 1 })}</legend>
      <Textarea {...written("statement")} maxLength={10_000} minRows={2} />
      <Choice<ConcordanceAsk>
        legend={t("form.ask")}
        name={`ask-${item.key}`}
        options={CONCORDANCE_ASKS}
        value={item.ask}
        say={(one) => t(`form.asks.${one}`)}
        onChange={(ask) => onChange({ ask })}
      />
      <Textarea {...written("hypothesis")} maxLength={1_000} />
      <Textarea {...written("information")} maxLength={1_000} />
      <Textarea {...written("explanation")} maxLength={10_000} />
      {onRemove && (
        <div>
          <Button variant="subtle" color="gray" onClick={onRemove}>
            {t("form.removeItem", { n: at + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
