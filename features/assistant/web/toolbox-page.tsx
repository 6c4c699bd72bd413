import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import records from "#platform/ui/records/records.module.css";
import { Cell } from "#platform/ui/records/records.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries, type Toolbox } from "./api.ts";
import styles from "./assistant.module.css";

type Tool = Toolbox["tools"][number];
type Field = Tool["fields"][number];

export function ToolboxPage() {
  const { t } = useTranslation("assistant");
  const { data, isError, refetch } = useQuery(
    queries.toolbox.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("toolbox.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  return (
    <>
      <PageHeader title={t("toolbox.title")} lead={t("toolbox.lead")} />
      <section>
        <h2>{t("toolbox.tools")}</h2>
        {data.tools.length === 0 ? (
          <EmptyState title={t("toolbox.noTools")} />
        ) : (
          <ul className={styles.list}>
            {data.tools.map((tool) => (
              <ToolItem key={tool.name} tool={tool} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section}>
        <h2>{t("toolbox.knowledge")}</h2>
        {data.knowledge.length === 0 ? (
          <EmptyState title={t("toolbox.noKnowledge")} />
        ) : (
          <table className={records.table} aria-label={t("toolbox.knowledge")}>
            <thead>
              <tr>
                <th scope="col">{t("toolbox.source")}</th>
                <th scope="col">{t("toolbox.feature")}</th>
                <th scope="col">{t("toolbox.uses")}</th>
              </tr>
            </thead>
            <tbody>
              {data.knowledge.map(({ name, title, feature, uses }) => (
                <tr key={name}>
                  <Cell label={t("toolbox.source")} className={records.main}>
                    {title}
                  </Cell>
                  <Cell label={t("toolbox.feature")}>{feature}</Cell>
                  <Cell label={t("toolbox.uses")}>{formatNumber(uses)}</Cell>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

function ToolItem({ tool }: { tool: Tool }) {
  const { t } = useTranslation("assistant");
  return (
    <li className={styles.tool}>
      <h3>{tool.title}</h3>
      <p>
        <code>{tool.name}</code> · {t("toolbox.lentBy", { feature: tool.feature })} ·{" "}
        {t("toolbox.calls", { count: tool.uses, formatted: formatNumber(tool.uses) })}
      </p>
      <details className={styles.foldable}>
        <summary>
          {t("toolbox.told")} ·{" "}
          {tool.fields.length === 0
            ? t("toolbox.noInput")
            : t("toolbox.input", { count: tool.fields.length })}
        </summary>
        <p lang="en">{tool.description}</p>
        <ul>
          {tool.fields.map((field) => (
            <FieldItem key={field.name} field={field} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function FieldItem({ field }: { field: Field }) {
  const { t } = useTranslation("assistant");
  const n = (value: number) => formatNumber(value);
  const parts = [
    t(`toolbox.types.${field.type}`),
    field.required ? t("toolbox.required") : t("toolbox.optional"),
    sized(),
    field.allowed.length > 0 ? t("toolbox.among", { values: field.allowed.join(", ") }) : "",
  ].filter((part) => part !== "");
  // The bounds of a text or a list are those of its length.
  function sized() {
    const text = bounds();
    return text !== "" && (field.type === "text" || field.type === "list")
      ? t("toolbox.length", { bounds: text })
      : text;
  }
  function bounds() {
    const { min, max } = field;
    if (min !== null && max !== null) return t("toolbox.between", { min: n(min), max: n(max) });
    if (max !== null) return t("toolbox.atMost", { max: n(max) });
    return min === null ? "" : t("toolbox.atLeast", { min: n(min) });
  }
  return (
    <li>
      <code>{field.name}</code> : {parts.join(", ")}
      {field.description !== "" && <span lang="en"> — {field.description}</span>}
    </li>
  );
}
