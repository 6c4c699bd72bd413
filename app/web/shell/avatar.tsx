import { initials } from "#platform/auth/web/initials.ts";
import type { Me } from "#platform/auth/web/me.ts";
import styles from "./account.module.css";

export function Avatar({ me }: { me: Me }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {me.avatar ? <img src={me.avatar} width={36} height={36} alt="" /> : initials(me.name)}
    </span>
  );
}
