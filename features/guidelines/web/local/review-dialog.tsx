import { Button, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { formatDate } from "#platform/ui/format.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { toast } from "#platform/ui/toasts.ts";
import {
  isDoctor,
  LONGEST_PLACE,
  LONGEST_WORDS,
  REVIEW_KINDS,
  type ReviewKind,
} from "../../domain/local-review.ts";
import { queries } from "../api.ts";
import styles from "./local.module.css";
import { useWho } from "./local-notes.tsx";
import type { ReviewedText } from "./reviewed-text.ts";

interface Props {
  reviewed: ReviewedText;
  onClose(): void;
}

/** Where the person last said they were. */
const PLACE = "sclepios.review-place";
const lastPlace = (): string => {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return ""; // storage refused: it is typed again
  }
};
const keepPlace = (place: string): void => {
  try {
    localStorage.setItem(PLACE, place);
  } catch {
    // storage refused: it is typed again
  }
};

/** Each change of what is said of a text: said once it is kept, and the sheet is read again. */
function useChange(onDone: () => void) {
  const { t } = useTranslation("guidelines");
  const client = useQueryClient();
  return {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queries.sheet.key() });
      void toast({ kind: "success", message: t("local.done") });
      onDone();
    },
    onError: (error: unknown) => void toast({ kind: "error", message: t(failureOf(error)) }),
  };
}

function failureOf(error: unknown) {
  const code = error instanceof ORPCError ? error.code : "";
  if (code === "TEXT_CHANGED") return "errors.textChanged";
  if (code === "WORDS_MISSING") return "errors.wordsMissing";
  return code === "FORBIDDEN" ? "local.refused" : "local.failed";
}

export function ReviewDialog({ reviewed, onClose }: Props) {
  useReturnFocus();
  const { t } = useTranslation("guidelines");
  const { title, text } = reviewed;
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("local.title")}
      closeButtonProps={{ "aria-label": t("local.close") }}
    >
      <p className={styles.text} lang="fr">
        <strong>{title}</strong>
        {text !== "" && <> · {text}</>}
      </p>
      <Said reviewed={reviewed} onClose={onClose} />
      <ReviewForm reviewed={reviewed} onClose={onClose} />
    </Modal>
  );
}

function ReviewForm({ reviewed: { target, version }, onClose }: Props) {
  const { t } = useTranslation("guidelines");
  // An administrator who is no doctor confirms, and signs nothing.
  const kinds = isDoctor(useMe()) ? REVIEW_KINDS : (["avoid"] as const);
  const [kind, setKind] = useState<ReviewKind>(kinds[0]);
  const [place, setPlace] = useState(lastPlace);
  const [words, setWords] = useState("");
  const [id] = useState(() => crypto.randomUUID());
  const review = useMutation(queries.review.mutationOptions(useChange(onClose)));
  const needed = kind !== "signed";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepPlace(place.trim());
        review.mutate({ id, target, version, kind, place: place.trim(), words: words.trim() });
      }}
    >
      <Kinds kinds={kinds} kind={kind} onChange={setKind} />
      <p className={styles.note}>{t(`local.kindNote.${kind}`)}</p>
      <TextInput
        label={t("local.place")}
        placeholder={t("local.placeHint")}
        maxLength={LONGEST_PLACE}
        required={kind === "signed"}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <Textarea
        mt="sm"
        label={t(kind === "avoid" ? "local.reason" : "local.words")}
        rows={3}
        maxLength={LONGEST_WORDS}
        required={needed}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t("local.cancel")}
        </Button>
        <Button type="submit" loading={review.isPending}>
          {t("local.send")}
        </Button>
      </Group>
    </form>
  );
}

function Kinds(props: {
  kinds: readonly ReviewKind[];
  kind: ReviewKind;
  onChange(kind: ReviewKind): void;
}) {
  const { t } = useTranslation("guidelines");
  const { kinds, kind, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t("local.kind")}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          {t(`local.kinds.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What is already said: one's own is taken back; an administrator uses the text again. */
function Said({ reviewed: { target, local }, onClose }: Props) {
  const { t } = useTranslation("guidelines");
  const who = useWho();
  const me = useMe();
  const remove = useMutation(queries.removeReview.mutationOptions(useChange(onClose)));
  const again = useMutation(queries.useAgain.mutationOptions(useChange(onClose)));
  if (!local) return null;
  const avoided = local.notes.some(({ kind }) => kind === "avoid");
  return (
    <section aria-label={t("local.said")}>
      <ul className={styles.said}>
        {local.notes.map((note) => (
          <li key={note.id}>
            <strong>{t(`local.kinds.${note.kind}`)}</strong> · {who(note)} · {formatDate(note.at)}
            {note.words !== "" && <> · {note.words}</>}{" "}
            {note.mine && (
              <button
                type="button"
                className={styles.open}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id: note.id })}
              >
                {t("local.takeBack")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {avoided && me.systemRole === "admin" && (
        <Button
          variant="default"
          mb="md"
          loading={again.isPending}
          onClick={() => again.mutate({ target })}
        >
          {t("local.useAgain")}
        </Button>
      )}
    </section>
  );
}
