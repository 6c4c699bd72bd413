import { SegmentedControl } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { currentLanguage, setLanguage } from "#platform/i18n/web/i18n.ts";
import { warmUp } from "#platform/offline/web/warm-up-store.ts";
import { COLOR_SCHEMES, useColorScheme } from "#platform/ui/color-scheme.ts";
import { client } from "./api.ts";
import styles from "./settings.module.css";

export function PreferencesTab() {
  return (
    <>
      <LanguagePreference />
      <ThemePreference />
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
  const [outcome, setOutcome] = useState<"languageSaved" | "languageLocal" | null>(null);
  const choose = async (language: string): Promise<void> => {
    if (!isLanguage(language)) return;
    setOutcome(null);
    await setLanguage(language);
    try {
      await client.updateProfile({ language });
      await session.refresh();
      setOutcome("languageSaved");
    } catch {
      setOutcome("languageLocal");
    }
  };
  return (
    <div className={styles.preference}>
      <p id={label}>{t("preferences.language")}</p>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={label}
        value={currentLanguage()}
        onChange={(language) => void choose(language)}
        data={LANGUAGES.map((value) => ({ value, label: <Name of={value} /> }))}
      />
      <p className={styles.hint} role="status">
        {outcome ? t(`preferences.${outcome}`) : t("preferences.languageHint")}
      </p>
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
    </div>
  );
}
