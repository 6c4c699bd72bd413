import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";

const short = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** A size in the unit that people read: 83,4 ko · 1,6 Mo · 10,7 Go. */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation("offline");
  return (bytes) => {
    if (bytes < 100_000) return t("size.kilobytes", { size: short(bytes / 1e3) });
    if (bytes < 1e9) return t("size.megabytes", { size: short(bytes / 1e6) });
    return t("size.gigabytes", { size: short(bytes / 1e9) });
  };
}
