// What other rooms ask of this one in the browser.
import { useTranslation } from "react-i18next";

/** An achievement by its name. */
export function BadgeName({ id }: { id: string }) {
  const { t } = useTranslation("progress");
  return t(`badges.${id}.title`);
}
