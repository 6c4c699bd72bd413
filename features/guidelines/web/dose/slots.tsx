import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Slot } from "#platform/ai/toolbox.ts";
import type { FilledSlot } from "../../domain/dose/rows.ts";
import { forbids, NOT_TREATED } from "../../domain/dose/slots.ts";
import styles from "./dose.module.css";

/** A slot's words, or the sheet that fills it. */
export function SlotText({ slot }: { slot: Slot }) {
  if (typeof slot === "string") return slot;
  const [sheetId = "", anchor] = slot.see.split("#");
  return (
    <Link
      to="/guidelines/$sheetId"
      params={{ sheetId }}
      {...(anchor === undefined ? {} : { hash: anchor })}
    >
      {slot.title ?? sheetId}
    </Link>
  );
}

/**
 * Kidney, liver, child, pregnancy: always there, filled or "non traité ici"; contraindications only
 * when nobody treated them or when there is none, since what forbids has its own line.
 */
export function DoseSlots({ slots }: { slots: readonly FilledSlot[] }) {
  const { t } = useTranslation("guidelines");
  const shown = slots
    .map((slot) => (slot.name === "contraindication" ? withoutForbidding(slot) : slot))
    .filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.slots}>
      {shown.map(({ name, entries, treated }) => (
        <div key={name} data-slot={name} {...(treated ? {} : { "data-none": true })}>
          <dt>{t(`dose.slot.${name}`)}</dt>
          {entries.map(({ drug, slot }) => (
            <dd key={drug ?? ""} lang={slot === NOT_TREATED ? undefined : "fr"}>
              {drug !== null && `${drug}\u00a0: `}
              {slot === NOT_TREATED ? t("dose.notTreated") : <SlotText slot={slot} />}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const withoutForbidding = ({ entries, treated, ...slot }: FilledSlot): FilledSlot => ({
  ...slot,
  treated,
  entries: entries.filter(
    ({ slot: said }) =>
      typeof said === "string" && !forbids(said) && !(treated && said === NOT_TREATED),
  ),
});
