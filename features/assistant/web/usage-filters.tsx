import { useTranslation } from "react-i18next";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import records from "#platform/ui/records/records.module.css";
import { OUTCOMES, type Outcome } from "../domain/usage.ts";
import type { Stats } from "./api.ts";
import { providerName } from "./provider-name.ts";

/** "" stands for everything. */
export interface Filters {
  provider: string;
  mode: string;
  personId: string;
  outcome: Outcome | "";
}
export const NO_FILTER: Filters = { provider: "", mode: "", personId: "", outcome: "" };

interface Props {
  filters: Filters;
  options: Stats["options"];
  onChange(filters: Filters): void;
}

export function UsageFilters({ filters, options, onChange }: Props) {
  const { t } = useTranslation("assistant");
  const select = (
    key: "provider" | "mode" | "personId",
    label: string,
    list: readonly { key: string; name: string }[],
  ) => (
    <SelectFilter
      label={label}
      value={filters[key]}
      options={[
        { value: "", label: t("usage.all") },
        ...list.map((one) => ({ value: one.key, label: one.name })),
      ]}
      onChange={(value) => onChange({ ...filters, [key]: value })}
    />
  );
  const providers = options.providers.map(({ key, name }) => ({
    key,
    name: providerName(t, name),
  }));
  return (
    <search className={records.filters}>
      {select("provider", t("usage.provider"), providers)}
      {select("mode", t("usage.mode"), options.modes)}
      {select("personId", t("usage.person"), options.people)}
      <SelectFilter
        label={t("usage.outcome")}
        value={filters.outcome}
        options={[
          { value: "", label: t("usage.all") },
          ...OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcomes.${outcome}`) })),
        ]}
        onChange={(value) =>
          onChange({ ...filters, outcome: OUTCOMES.find((one) => one === value) ?? "" })
        }
      />
    </search>
  );
}
