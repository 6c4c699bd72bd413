import { Menu } from "@mantine/core";
import { IconCards, IconDots, IconFileTypePdf, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatAgo } from "#platform/ui/format.ts";
import { toast } from "#platform/ui/toasts.ts";
import type { Summary } from "../../domain/wire.ts";
import { dueText } from "../due-text.ts";
import type { SheetActions } from "../use-sheet-actions.ts";
import styles from "./list.module.css";

interface SheetRowProps {
  sheet: Summary;
  actions: SheetActions;
  onOpen(id: string): void;
}

export function SheetRow({ sheet, actions, onOpen }: SheetRowProps) {
  const { t } = useTranslation("revision-sheets");
  const { id, title, way, model, statements, unverified, state } = sheet;
  const cards = async () => {
    const said = await actions.cards(sheet);
    if (said) await toast({ kind: "success", message: said.join(" "), id: "revision-sheets" });
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link
          to="/revision-sheets"
          search={(before) => ({ view: before.view, sheet: id })}
          className={styles.title}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(id);
          }}
        >
          {title}
        </Link>
        <p className={styles.facts}>
          <span className={styles.badge}>
            {t(way === "model" ? "badge.model" : "badge.extracted")}
          </span>
          <span>{t(`way.${way}`, { model })}</span>
          <span>{t("list.statements", { count: statements })}</span>
          {unverified > 0 && (
            <span className={styles.doubt}>{t("list.unverified", { count: unverified })}</span>
          )}
          {sheet.copyOf && <span>{t("list.copy")}</span>}
          <span>
            {t(sheet.edited ? "list.edited" : "list.made", { when: formatAgo(sheet.updatedAt) })}
          </span>
        </p>
      </div>
      <p className={styles.due}>{dueText(state)}</p>
      <Menu
        position="bottom-end"
        width={230}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button
            type="button"
            className={styles.options}
            aria-label={t("actions.label", { title })}
          >
            <IconDots size={18} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCards size={16} aria-hidden />} onClick={() => void cards()}>
            {t("actions.cards")}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            onClick={() => void actions.pdf(sheet)}
          >
            {t("actions.pdf")}
          </Menu.Item>
          <Menu.Item
            className={styles.danger ?? ""}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void actions.remove(sheet)}
          >
            {t("actions.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
