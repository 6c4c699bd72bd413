import { Button, Group, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { DEFAULT_DECK_OPTIONS } from "../../domain/deck-options.ts";
import type { Deck, DeckOptions } from "../../domain/wire-note.ts";
import { client, queries } from "../api.ts";
import styles from "./deck-dialog.module.css";

interface DeckDialogProps {
  /** null: a new deck. */
  deck: Deck | null;
  decks: readonly Deck[];
  onClose(): void;
}

const NUMBERS = [
  ["newPerDay", 0, 9999],
  ["reviewsPerDay", 0, 9999],
  ["maximumInterval", 1, 36_500],
  ["leechThreshold", 0, 99],
] as const;
/** As the contract has it. */
const LONGEST_NAME = 200;
const STEPS = ["learningSteps", "relearningSteps"] as const;
const STEP = /^[1-9]\d{0,3}[mhd]$/;
const stepsOf = (typed: string) =>
  typed
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);

type Form = Record<
  "name" | "retention" | (typeof NUMBERS)[number][0] | (typeof STEPS)[number],
  string
> &
  Pick<DeckOptions, "burySiblings" | "fuzz" | "newOrder">;

const formOf = (name: string, options: DeckOptions): Form => ({
  name,
  retention: String(Math.round(options.retention * 100)),
  newPerDay: String(options.newPerDay),
  reviewsPerDay: String(options.reviewsPerDay),
  maximumInterval: String(options.maximumInterval),
  leechThreshold: String(options.leechThreshold),
  learningSteps: options.learningSteps.join(" "),
  relearningSteps: options.relearningSteps.join(" "),
  burySiblings: options.burySiblings,
  fuzz: options.fuzz,
  newOrder: options.newOrder,
});

const within = (typed: string, min: number, max: number) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;

/** Fields whose value is refused. */
function faults(form: Form): string[] {
  return [
    ...(form.name.trim() === "" ? ["name"] : []),
    ...(within(form.retention, 70, 97) ? [] : ["retention"]),
    ...NUMBERS.filter(([name, min, max]) => !within(form[name], min, max)).map(([name]) => name),
    ...STEPS.filter(
      (name) =>
        stepsOf(form[name]).length > 10 || !stepsOf(form[name]).every((one) => STEP.test(one)),
    ),
  ];
}

const optionsOf = (form: Form): DeckOptions => ({
  retention: Number(form.retention) / 100,
  newPerDay: Number(form.newPerDay),
  reviewsPerDay: Number(form.reviewsPerDay),
  maximumInterval: Number(form.maximumInterval),
  leechThreshold: Number(form.leechThreshold),
  learningSteps: stepsOf(form.learningSteps),
  relearningSteps: stepsOf(form.relearningSteps),
  burySiblings: form.burySiblings,
  fuzz: form.fuzz,
  newOrder: form.newOrder,
});

interface FieldsProps {
  form: Form;
  /** Fields whose value is refused. */
  wrong: readonly string[];
  onSet<K extends keyof Form>(name: K, value: Form[K]): void;
}

interface TypedFieldProps extends FieldsProps {
  name: "name" | "retention" | (typeof NUMBERS)[number][0] | (typeof STEPS)[number];
  focus?: boolean;
}

function TypedField({ form, wrong, onSet, name, focus = false }: TypedFieldProps) {
  const { t } = useTranslation("flashcards");
  return (
    <TextInput
      label={t(`deck.${name}`)}
      description={t(`deck.hint.${name}`)}
      value={form[name]}
      inputMode={name === "name" || name.endsWith("Steps") ? "text" : "numeric"}
      data-autofocus={focus || undefined}
      {...(name === "name" ? { maxLength: LONGEST_NAME } : {})}
      error={wrong.includes(name) ? t(name === "name" ? "deck.nameless" : "deck.wrong") : null}
      onChange={({ currentTarget: { value } }) => onSet(name, value)}
    />
  );
}

function OptionFields(fields: FieldsProps) {
  const { t } = useTranslation("flashcards");
  const { form, onSet } = fields;
  return (
    <>
      <p className={styles.note}>{t("deck.optionsAbout")}</p>
      <div className={styles.columns}>
        {(["retention", ...NUMBERS.map(([name]) => name), ...STEPS] as const).map((name) => (
          <TypedField key={name} {...fields} name={name} />
        ))}
        <NativeSelect
          label={t("deck.newOrder")}
          description={t("deck.hint.newOrder")}
          value={form.newOrder}
          onChange={({ currentTarget: { value } }) =>
            onSet("newOrder", value === "random" ? "random" : "added")
          }
          data={[
            { value: "added", label: t("deck.order.added") },
            { value: "random", label: t("deck.order.random") },
          ]}
        />
      </div>
      {(["burySiblings", "fuzz"] as const).map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={form[name]}
            onChange={({ currentTarget }) => onSet(name, currentTarget.checked)}
          />
          {t(`deck.${name}`)}
        </label>
      ))}
    </>
  );
}

interface RemovalProps {
  deck: Deck;
  decks: readonly Deck[];
  /** "": its cards are deleted with it. */
  moveTo: string;
  busy: boolean;
  onMoveTo(deckId: string): void;
  onRemove(): void;
  onCancel(): void;
}

/** What becomes of the cards of a deck that is removed. */
function Removal({ deck, decks, moveTo, busy, onMoveTo, onRemove, onCancel }: RemovalProps) {
  const { t } = useTranslation("flashcards");
  return (
    <fieldset className={styles.removal}>
      <legend>{t("deck.remove")}</legend>
      <NativeSelect
        label={t("deck.moveTo")}
        value={moveTo}
        onChange={({ currentTarget: { value } }) => onMoveTo(value)}
        data={[
          { value: "", label: t("deck.deleteCards", { count: deck.counts.total }) },
          ...decks
            .filter((one) => one.id !== deck.id)
            .map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <Group mt="sm">
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button color="garance" loading={busy} onClick={onRemove}>
          {t("deck.removeSure")}
        </Button>
      </Group>
    </fieldset>
  );
}

export function DeckDialog({ deck, decks, onClose }: DeckDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [before] = useState(() => formOf(deck?.name ?? "", deck?.options ?? DEFAULT_DECK_OPTIONS));
  const [form, setForm] = useState(before);
  const changed = form !== before;
  const [id] = useState(() => deck?.id ?? crypto.randomUUID());
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "taken">("idle");
  const [removing, setRemoving] = useState(false);
  const [moveTo, setMoveTo] = useState("");
  const set = <K extends keyof Form>(name: K, value: Form[K]) =>
    setForm((before) => ({ ...before, [name]: value }));

  const run = async (work: () => Promise<unknown>) => {
    setState("busy");
    try {
      await work();
      await cache.invalidateQueries({ queryKey: queries.key() });
      onClose();
    } catch (error) {
      setState((error as { code?: string }).code === "CONFLICT" ? "taken" : "failed");
    }
  };
  const save = () => {
    const refused = faults(form);
    setWrong(refused);
    if (refused.length > 0) return;
    const [name, options] = [form.name.trim(), optionsOf(form)];
    void run(() =>
      deck ? client.updateDeck({ id, name, options }) : client.createDeck({ id, name, options }),
    );
  };
  const fields = { form, wrong, onSet: set };
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      // What was typed is not lost to a finger beside the window.
      closeOnClickOutside={!changed}
      closeOnEscape={!changed}
      title={t(deck ? "deck.title" : "decks.create")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TypedField {...fields} name="name" focus={deck === null} />
        <details
          className={styles.options}
          open={deck !== null || wrong.some((name) => name !== "name") || undefined}
        >
          <summary>{t("deck.options")}</summary>
          <OptionFields {...fields} />
        </details>
        {(state === "failed" || state === "taken") && (
          <p role="alert" className={styles.problem}>
            {t(state === "taken" ? "deck.taken" : "errors.save")}
          </p>
        )}
        {deck && removing ? (
          <Removal
            deck={deck}
            decks={decks}
            moveTo={moveTo}
            busy={state === "busy"}
            onMoveTo={setMoveTo}
            onRemove={() => void run(() => client.removeDeck({ id, moveTo: moveTo || null }))}
            onCancel={() => setRemoving(false)}
          />
        ) : (
          <Group justify="space-between">
            {deck ? (
              <Button variant="subtle" color="garance" onClick={() => setRemoving(true)}>
                {t("deck.remove")}
              </Button>
            ) : (
              <span />
            )}
            <Group>
              <Button variant="default" onClick={onClose}>
                {t("cancel")}
              </Button>
              <Button type="submit" loading={state === "busy"}>
                {t("save")}
              </Button>
            </Group>
          </Group>
        )}
      </form>
    </Modal>
  );
}
