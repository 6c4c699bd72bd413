import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES, type Specialty } from "#features/guidelines/domain/public.ts";
import { Chips, Choice } from "#platform/ui/choice/choice.tsx";
import { DEFAULT_PROFILE } from "../../domain/profiles.ts";
import { EXAM_COUNTS } from "../../domain/session.ts";
import { client, queries } from "../api.ts";
import styles from "../configure/configure.module.css";
import { failureOf } from "../configure/failure.ts";

const MINUTES = ["10", "15", "30", "60", "90", "120", "180"];
const ATTEMPTS = ["1", "2", "3", "4", "5"];
const HOUR = 3_600_000;

/** As a field of date and hour writes it, where the person is. */
function localMoment(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const emptyPaper = () => ({
  title: "",
  specialties: [] as readonly Specialty[],
  count: 10 as number,
  minutes: "30",
  attempts: "1",
  opensAt: localMoment(Date.now()),
  closesAt: localMoment(Date.now() + 24 * HOUR),
});

/** What a class will answer, when, and how often. */
export function OpenPaperForm({ onOpened }: { onOpened(): void }) {
  const { t } = useTranslation("study");
  const [paper, setPaper] = useState(emptyPaper);
  const facets = useQuery(queries.facets.queryOptions()).data;
  const there = facets && new Set(facets.specialties.map(({ value }) => value));
  const change = (part: Partial<typeof paper>) => setPaper({ ...paper, ...part });
  const ready =
    paper.title.trim() !== "" &&
    paper.opensAt !== "" &&
    paper.closesAt !== "" &&
    paper.opensAt < paper.closesAt;
  const open = useMutation({
    mutationFn: () =>
      client.openClassPaper({
        ...{ id: crypto.randomUUID(), title: paper.title, count: paper.count },
        ...{ minutes: Number(paper.minutes), attempts: Number(paper.attempts) },
        filters: { specialties: [...paper.specialties] },
        profile: DEFAULT_PROFILE,
        opensAt: new Date(paper.opensAt).toISOString(),
        closesAt: new Date(paper.closesAt).toISOString(),
      }),
    onSuccess: () => {
      setPaper(emptyPaper());
      onOpened();
    },
  });
  return (
    <form
      className={`${styles.form} ${styles.task}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) open.mutate();
      }}
    >
      <p className={styles.hint}>{t("classes.lead")}</p>
      <TextInput
        label={t("classes.name")}
        maxLength={120}
        value={paper.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Chips<Specialty>
        legend={t("configure.specialty")}
        options={SPECIALTIES.filter((one) => there?.has(one) ?? true)}
        chosen={paper.specialties}
        say={(one) => t(`specialties.${one}`)}
        onChange={(specialties) => change({ specialties })}
      />
      <Choice<number>
        legend={t("configure.count")}
        name="class-count"
        options={EXAM_COUNTS}
        value={paper.count}
        say={String}
        onChange={(count) => change({ count })}
      />
      <NativeSelect
        label={t("configure.minutes")}
        data={MINUTES}
        value={paper.minutes}
        onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
      />
      <NativeSelect
        label={t("classes.attempts")}
        data={ATTEMPTS}
        value={paper.attempts}
        onChange={({ currentTarget }) => change({ attempts: currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t("classes.opensAt")}
        value={paper.opensAt}
        onChange={({ currentTarget }) => change({ opensAt: currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t("classes.closesAt")}
        value={paper.closesAt}
        onChange={({ currentTarget }) => change({ closesAt: currentTarget.value })}
      />
      {open.isError && <p role="alert">{t(failureOf(open.error))}</p>}
      {open.data && <p role="status">{t("classes.openedAs", { code: open.data.code })}</p>}
      <div>
        <Button type="submit" loading={open.isPending} disabled={!ready}>
          {t("classes.open")}
        </Button>
      </div>
    </form>
  );
}
