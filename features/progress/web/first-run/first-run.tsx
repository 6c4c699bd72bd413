import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PROFESSIONS, SPECIALTIES } from "#features/accounts/domain/public.ts";
import { occupation } from "#platform/ui/device-preference.ts";
import styles from "./first-run.module.css";
import { LEARNERS, NOTHING_SAID, type Said, save, skip, useFirstRun } from "./use-first-run.ts";

/** Asked once of whoever has not said what they do: it arranges the first page, and opens nothing. */
export function FirstRun() {
  const { asked, close } = useFirstRun();
  return asked ? <Questions onClose={close} /> : null;
}

function Questions({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("progress");
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState("saving");
    try {
      await save(said);
    } catch {
      setState("failed");
      return;
    }
    if (said.profession)
      occupation.write(LEARNERS.has(said.profession) ? "learning" : "practising");
    onClose();
  };
  return (
    <form className={styles.box} onSubmit={(event) => void submit(event)}>
      <h3>{t("firstRun.title")}</h3>
      <p>{t("firstRun.lead")}</p>
      <Fields said={said} onSay={(more) => setSaid((before) => ({ ...before, ...more }))} />
      {state === "failed" && <p role="alert">{t("firstRun.failed")}</p>}
      <div className={styles.row}>
        <Button type="submit" loading={state === "saving"} disabled={said.profession === null}>
          {t("firstRun.save")}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            skip();
            onClose();
          }}
        >
          {t("firstRun.skip")}
        </Button>
      </div>
    </form>
  );
}

function Fields({ said, onSay }: { said: Said; onSay(more: Partial<Said>): void }) {
  const { t } = useTranslation(["progress", "accounts", "guidelines"]);
  const unsaid = { value: "", label: t("accounts:profile.unsaid") };
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t("accounts:profile.profession")}
        value={said.profession ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onSay({ profession: PROFESSIONS.find((one) => one === value) ?? null })
        }
        data={[
          unsaid,
          ...PROFESSIONS.map((value) => ({
            value,
            label: t(`accounts:profile.professions.${value}`),
          })),
        ]}
      />
      <NativeSelect
        label={t("accounts:profile.specialty")}
        value={said.specialty ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onSay({ specialty: SPECIALTIES.find((one) => one === value) ?? null })
        }
        data={[
          unsaid,
          ...SPECIALTIES.map((value) => ({ value, label: t(`guidelines:specialties.${value}`) })),
        ]}
      />
      {said.profession && LEARNERS.has(said.profession) && (
        <TextInput
          type="date"
          label={t("firstRun.exam")}
          value={said.exam}
          onChange={({ currentTarget }) => onSay({ exam: currentTarget.value })}
        />
      )}
    </div>
  );
}
