import { IconArrowRight } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuickAction } from "#platform/feature/web/web-feature.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { carrying } from "#platform/ui/routing/carried-text.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import styles from "./ask.module.css";

/**
 * The question of the day is asked of the assistant; the
 * shortcuts under it are lent, and have their place before they come (null): nothing under them
 * jumps.
 */
export function Ask({ actions }: { actions: readonly QuickAction[] | null }) {
  const { t } = useTranslation("dashboard");
  const navigate = useNavigate();
  const id = useId();
  const [question, setQuestion] = useState("");
  return (
    <section className={styles.ask} aria-labelledby={`${id}-title`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const asked = question.trim() === "" ? {} : { state: carrying(question) };
          void navigate({
            to: "/chat",
            search: { q: undefined, conversation: undefined },
            ...asked,
          });
        }}
      >
        <h2 id={`${id}-title`}>
          <label htmlFor={id}>{t("ask.title")}</label>
        </h2>
        <div className={styles.row}>
          <input
            id={id}
            value={question}
            maxLength={8000}
            autoComplete="off"
            enterKeyHint="go"
            placeholder={t("ask.placeholder")}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
          <button type="submit">
            <span>{t("ask.go")}</span>
            <IconArrowRight size={20} aria-hidden />
          </button>
        </div>
      </form>
      {actions === null && <div className={styles.coming} />}
      {actions !== null && actions.length > 0 && (
        <nav aria-label={t("ask.shortcuts")}>
          <ul className={styles.chips}>
            {actions.map(({ id: action, label, to }) => (
              <li key={action}>
                <DynamicLink to={to} marked={false}>
                  {navText(label)}
                </DynamicLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
