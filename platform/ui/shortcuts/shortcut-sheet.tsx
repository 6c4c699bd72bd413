import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { shortcutLists } from "#platform/feature/web/registry.ts";
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { singleKeys, usePreference } from "../device-preference.ts";
import { useReturnFocus } from "../return-focus.ts";
import styles from "./shortcuts.module.css";

/** Those of a feature whose code cannot be loaded are missing, and are told. */
async function gather(): Promise<{ groups: readonly ShortcutGroup[]; missing: number }> {
  const loaded = await Promise.allSettled(shortcutLists().map((load) => load()));
  const groups = loaded.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  return { groups, missing: loaded.filter(({ status }) => status === "rejected").length };
}

/** Every shortcut that exists, by page, and the switch of those that are a single key. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("common");
  useReturnFocus();
  const on = usePreference(singleKeys) === "on";
  const { data } = useQuery({
    queryKey: ["shortcuts", currentLanguage()],
    queryFn: gather,
    networkMode: "always",
    staleTime: 0,
  });
  const everywhere: ShortcutGroup = {
    id: "everywhere",
    title: t("shortcuts.everywhere"),
    keys: [
      { keys: "Ctrl + K", does: t("shortcuts.palette") },
      { keys: "?", does: t("shortcuts.sheet") },
    ],
  };
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      title={t("shortcuts.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => singleKeys.write(currentTarget.checked ? "on" : "off")}
        />
        {t("shortcuts.single")}
      </label>
      <p className={styles.about}>{t("shortcuts.about")}</p>
      {[everywhere, ...(data?.groups ?? [])].map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {!data && <p role="status">{t("loading")}</p>}
      {data !== undefined && data.missing > 0 && <p role="alert">{t("shortcuts.missing")}</p>}
    </Modal>
  );
}

function Group({ group: { id, title, keys } }: { group: ShortcutGroup }) {
  return (
    <section aria-labelledby={`shortcuts-${id}`}>
      <h3 id={`shortcuts-${id}`} className={styles.page}>
        {title}
      </h3>
      <dl className={styles.keys}>
        {keys.map((line) => (
          <div key={line.keys}>
            <dt>
              <kbd>{line.keys}</kbd>
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
