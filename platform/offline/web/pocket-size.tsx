import { SegmentedControl } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage, text } from "#platform/i18n/web/i18n.ts";
import { pocketMegabytes, usePreference } from "#platform/ui/device-preference.ts";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { packs } from "./packs.ts";
import { fitPocket, pocketSize } from "./pocket-room.ts";
import styles from "./pocket-size.module.css";
import { usePocketLeft } from "./pocket-store.ts";
import { usePackTexts } from "./use-pack-texts.ts";
import { useSize } from "./use-size.ts";
import { useWarmUp, warmUp } from "./warm-up-store.ts";

/** Bytes that are taken now; null until they are counted, or when the browser does not say. */
function useTaken(limit: string): number | null {
  const { running, renewed } = useWarmUp();
  const [taken, setTaken] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a download changes what is there.
  useEffect(() => {
    let left = false;
    pocketSize().then(
      (bytes) => left || setTaken(bytes),
      () => left || setTaken(null),
    );
    return () => {
      left = true;
    };
  }, [limit, running, renewed]);
  return taken;
}

/** What leaves when there is too much, as one sentence names it. */
function useOrder(): string {
  const { t } = useTranslation("offline");
  const ready = usePackTexts();
  const inTurn = packs()
    .flatMap(({ leaves }) => leaves ?? [])
    .toSorted((a, b) => a.turn - b.turn);
  const named = ready ? inTurn.map(({ label }) => text(label)) : [];
  const list = new Intl.ListFormat(currentLanguage(), { type: "unit" });
  return list.format([t("pocket.media"), ...named]);
}

/** How much room the pocket has, how much of it is taken, and what leaves first. */
export function PocketSize() {
  const { t } = useTranslation("offline");
  const [label, hint] = [useId(), useId()];
  const size = useSize();
  const chosen = usePreference(pocketMegabytes);
  const taken = useTaken(chosen);
  const left = usePocketLeft();
  const order = useOrder();
  const [stuck, setStuck] = useState(false);
  const cleanUp = (): Promise<void> =>
    fitPocket().then(
      () => setStuck(false),
      () => setStuck(true),
    );
  const choose = async (value: string): Promise<void> => {
    const known = pocketMegabytes.values.find((one) => one === value);
    if (!known) return;
    const more = Number(known) > Number(chosen);
    pocketMegabytes.write(known);
    if (!more) await cleanUp();
    else if (left > 0 && warmUp.auto() && navigator.onLine) await warmUp.start();
  };
  return (
    <div className={styles.size}>
      <p id={label} className={styles.label}>
        {t("pocket.title")}
      </p>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={label}
        aria-describedby={hint}
        value={chosen}
        onChange={(value) => void choose(value)}
        data={pocketMegabytes.values.map((value) => ({ value, label: size(Number(value) * 1e6) }))}
      />
      <p role="status" className={styles.taken}>
        {taken === null
          ? t("pocket.counting")
          : t("pocket.taken", { taken: size(taken), limit: size(Number(chosen) * 1e6) })}
        {left > 0 && <> {t("pocket.left", { count: left })}</>}
      </p>
      {stuck && (
        <SaveIndicator state="failed" onRetry={() => void cleanUp()}>
          {t("pocket.stuck")}
        </SaveIndicator>
      )}
      <p id={hint} className={styles.hint}>
        {t("pocket.hint", { order })}
      </p>
    </div>
  );
}
