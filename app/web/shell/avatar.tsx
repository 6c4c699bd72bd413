import type { Me } from "#platform/auth/web/me.ts";
import styles from "./account.module.css";

/** First letters of the first and last word of a name; works for one word and for letters outside the BMP. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
};

export function Avatar({ me }: { me: Me }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {me.avatar ? <img src={me.avatar} width={36} height={36} alt="" /> : initials(me.name)}
    </span>
  );
}
