import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { text } from "#platform/i18n/web/i18n.ts";
import styles from "./offline-page.module.css";
import { selfTest, type TestResult, testCount } from "./self-test.ts";
import { usePackTexts } from "./use-pack-texts.ts";

/** Tries what the page promises, one by one, in the person's own browser. */
export function SelfTest() {
  const { t } = useTranslation("offline");
  const [results, setResults] = useState<TestResult[] | null>(null);
  const [running, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    setResults([]);
    await selfTest((result) => setResults((before) => [...(before ?? []), result]));
    setRunning(false);
  };
  const wordsReady = usePackTexts();
  const failed = results?.filter(({ ok }) => !ok).length ?? 0;
  return (
    <section className={styles.section} aria-labelledby="offline-test">
      <h2 id="offline-test">{t("test.title")}</h2>
      <p>{t("test.lead")}</p>
      <Button size="md" variant="default" loading={running} onClick={() => void run()}>
        {t("test.run")}
      </Button>
      {results && (
        <ul className={styles.tests}>
          {results.map(({ name, ok, pack }) => (
            <li key={pack?.id ?? name} data-ok={ok}>
              {ok ? (
                <IconCheck size={18} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} aria-hidden />
              )}
              <span>
                {t(`test.${ok ? "passes" : "fails"}.${name}`, {
                  pack: pack && wordsReady ? text(pack.label) : pack?.id,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {results?.length === testCount() && (
        <p role="status">
          {failed === 0 ? t("test.allPass") : t("test.someFail", { count: failed })}
        </p>
      )}
    </section>
  );
}
