import { Button, SegmentedControl } from "@mantine/core";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { currentLanguage, setLanguage } from "#platform/i18n/web/i18n.ts";
import { Part } from "#platform/offline/web/parts.tsx";
import { PocketSize } from "#platform/offline/web/pocket-size.tsx";
import { warmUp } from "#platform/offline/web/warm-up-store.ts";
import { COLOR_SCHEMES, useColorScheme } from "#platform/ui/color-scheme.ts";
import {
  type DevicePreference,
  fontSize,
  listView,
  ratingGestures,
  singleKeys,
  usePreference,
} from "#platform/ui/device-preference.ts";
import { SaveIndicator, type SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { client } from "./api.ts";
import styles from "./settings.module.css";

const ShortcutSheet = lazy(() =>
  import("#platform/ui/shortcuts/shortcut-sheet.tsx").then((module) => ({
    default: module.ShortcutSheet,
  })),
);

export function PreferencesTab() {
  return (
    <>
      <LanguagePreference />
      <ThemePreference />
      <FontSizePreference />
      <ListViewPreference />
      <KeysPreference />
      <GesturesPreference />
      <OfflinePreference />
    </>
  );
}

function Name({ of }: { of: Language }) {
  return (
    <span lang={of} className={styles.name}>
      {LANGUAGE_NAMES[of]}
    </span>
  );
}

/** Changes this device at once, then the account, whose letters follow. */
function LanguagePreference() {
  const { t } = useTranslation("accounts");
  const label = useId();
  const [state, setState] = useState<SaveState>("clean");
  // Its texts are on their way, or did not come: already the one that is chosen.
  const [pending, setPending] = useState<Language>();
  const keep = async (language: Language): Promise<void> => {
    setState("saving");
    try {
      await client.updateProfile({ language });
      await session.refresh();
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  const choose = async (language: string): Promise<void> => {
    if (!isLanguage(language)) return;
    setPending(language);
    setState("saving");
    const change = await setLanguage(language);
    if (change === "overtaken") return;
    if (change === "away") return setState("failed");
    setPending(undefined);
    await keep(language);
  };
  return (
    <div className={styles.preference}>
      <p id={label}>{t("preferences.language")}</p>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={label}
        value={pending ?? currentLanguage()}
        onChange={(language) => void choose(language)}
        data={LANGUAGES.map((value) => ({ value, label: <Name of={value} /> }))}
      />
      <SaveIndicator state={state} onRetry={() => void choose(pending ?? currentLanguage())}>
        {state === "clean" && t("preferences.languageHint")}
        {state === "saved" && t("preferences.languageSaved")}
        {state === "failed" &&
          t(pending ? "preferences.languageAway" : "preferences.languageLocal")}
      </SaveIndicator>
    </div>
  );
}

function ThemePreference() {
  const { t } = useTranslation("accounts");
  const label = useId();
  const { scheme, setScheme } = useColorScheme();
  return (
    <div className={styles.preference}>
      <p id={label}>{t("preferences.theme")}</p>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={label}
        value={scheme}
        onChange={(chosen) => setScheme(COLOR_SCHEMES.find((known) => known === chosen) ?? "auto")}
        data={COLOR_SCHEMES.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      />
      <p className={styles.hint}>{t("preferences.themeHint")}</p>
    </div>
  );
}

/** One of a few values, kept on this device and seen at once on every page. */
function DeviceChoice<Value extends string>({
  of,
  title,
  hint,
  names,
}: {
  of: DevicePreference<Value>;
  title: string;
  hint: string;
  names: Readonly<Record<Value, string>>;
}) {
  const label = useId();
  const chosen = usePreference(of);
  return (
    <div className={styles.preference}>
      <p id={label}>{title}</p>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={label}
        value={chosen}
        onChange={(value) => {
          const known = of.values.find((one) => one === value);
          if (known) of.write(known);
        }}
        data={of.values.map((value) => ({ value, label: names[value] }))}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function FontSizePreference() {
  const { t } = useTranslation("accounts");
  return (
    <DeviceChoice
      of={fontSize}
      title={t("preferences.fontSize")}
      hint={t("preferences.fontSizeHint")}
      names={{
        small: t("preferences.small"),
        normal: t("preferences.normal"),
        large: t("preferences.large"),
      }}
    />
  );
}

function ListViewPreference() {
  const { t } = useTranslation("accounts");
  return (
    <DeviceChoice
      of={listView}
      title={t("preferences.listView")}
      hint={t("preferences.listViewHint")}
      names={{
        list: t("preferences.list"),
        cards: t("preferences.cards"),
        grid: t("preferences.grid"),
      }}
    />
  );
}

/** Whether single keys do something, and the sheet of them all. */
function KeysPreference() {
  const { t } = useTranslation(["accounts", "common"]);
  const on = usePreference(singleKeys) === "on";
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.preference}>
      <p>{t("common:shortcuts.title")}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => singleKeys.write(currentTarget.checked ? "on" : "off")}
        />
        {t("common:shortcuts.single")}
      </label>
      <Button variant="default" onClick={() => setShown(true)}>
        {t("preferences.keysSheet")}
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <ShortcutSheet onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether a card of a study session is rated by pushing it aside. */
function GesturesPreference() {
  const { t } = useTranslation("accounts");
  const hint = useId();
  const on = usePreference(ratingGestures) === "on";
  return (
    <div className={styles.preference}>
      <p>{t("preferences.gestures")}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint}
          onChange={({ currentTarget: { checked } }) =>
            ratingGestures.write(checked ? "on" : "off")
          }
        />
        {t("preferences.gesturesOn")}
      </label>
      <p className={styles.hint} id={hint}>
        {t("preferences.gesturesHint")}
      </p>
    </div>
  );
}

/** Whether the content that works without network comes by itself (spec §4). */
function OfflinePreference() {
  const { t } = useTranslation("accounts");
  const hint = useId();
  const [auto, setAuto] = useState(warmUp.auto);
  return (
    <div className={styles.preference}>
      <p>{t("preferences.offline")}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={auto}
          aria-describedby={hint}
          onChange={({ currentTarget: { checked } }) => {
            warmUp.setAuto(checked);
            setAuto(checked);
            if (checked) void warmUp.startAlone(false);
          }}
        />
        {t("preferences.offlineAuto")}
      </label>
      <p className={styles.hint} id={hint}>
        {t("preferences.offlineHint")}
      </p>
      <Part>
        <PocketSize />
      </Part>
    </div>
  );
}
