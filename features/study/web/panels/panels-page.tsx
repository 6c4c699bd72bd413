import { Button, Modal } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDate } from "#platform/ui/format.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Panel } from "../../domain/panels/wire-panel.ts";
import { FEWEST_EXPERTS } from "../../domain/programme.ts";
import { CONCORDANCE_STEPS } from "../../domain/question.ts";
import { client, queries } from "../api.ts";
import { signed } from "../paper/kinds/concordance-field.tsx";
import { OpenPanelForm } from "./open-panel-form.tsx";
import styles from "./panels.module.css";

/** The panels of a teacher: what is asked, how many experts have answered, what they gave. */
export function PanelsPage() {
  const { t } = useTranslation("panels");
  const cache = useQueryClient();
  const panels = useQuery(queries.panels.queryOptions());
  const changed = () => cache.invalidateQueries({ queryKey: queries.key() });
  if (panels.isError)
    return (
      <EmptyState
        title={t("errors.loading")}
        action={<Button onClick={() => void panels.refetch()}>{t("retry")}</Button>}
      />
    );
  if (!panels.data) return <PagePending />;
  return (
    <>
      <PageHeader title={t("page.title")} />
      <OpenPanelForm onOpened={() => void changed()} />
      <h2>{t("list.title")}</h2>
      {panels.data.panels.length === 0 && <EmptyState title={t("list.none")} />}
      <ul className={styles.panels}>
        {panels.data.panels.map((panel) => (
          <PanelRow key={panel.id} panel={panel} onChanged={() => void changed()} />
        ))}
      </ul>
    </>
  );
}

function PanelRow({ panel, onChanged }: { panel: Panel; onChanged(): void }) {
  const { t } = useTranslation(["panels", "study"]);
  const { id, code, title, who, items, begun, finished, createdAt, publishedAt } = panel;
  const publish = useMutation({
    mutationFn: () => client.publishPanel({ id }),
    onSettled: onChanged,
  });
  const fewest = Math.min(...items.map(({ answered }) => answered));
  const tooFew = publish.error instanceof ORPCError && publish.error.code === "TOO_FEW_EXPERTS";
  return (
    <li className={styles.panel}>
      <h3>{title}</h3>
      <p>
        {who} · {t("list.items", { count: items.length })} ·{" "}
        {t("list.openedOn", { day: formatDate(createdAt) })}
      </p>
      {publishedAt ? (
        <p>{t("list.publishedOn", { day: formatDate(publishedAt) })}</p>
      ) : (
        <p>
          {t("list.code")} <b data-code>{code}</b> · {t("list.begun", { count: begun })},{" "}
          {t("list.finished", { count: finished })}
        </p>
      )}
      <details>
        <summary>{t(publishedAt ? "list.results" : "list.progress")}</summary>
        <Items panel={panel} />
      </details>
      {publish.isError && (
        <p role="alert">{t(tooFew ? "study:errors.tooFewExperts" : "errors.change")}</p>
      )}
      {!publishedAt && fewest < FEWEST_EXPERTS && (
        <p>{t("list.missing", { fewest: FEWEST_EXPERTS })}</p>
      )}
      <p>
        {!publishedAt && (
          <Button
            loading={publish.isPending}
            disabled={fewest < FEWEST_EXPERTS}
            onClick={() => publish.mutate()}
          >
            {t("list.publish")}
          </Button>
        )}{" "}
        <RemoveButton panel={panel} onRemoved={onChanged} />
      </p>
    </li>
  );
}

/** What experts gave cannot be asked for twice: it is said before it goes. */
function RemoveButton({ panel, onRemoved }: { panel: Panel; onRemoved(): void }) {
  const { t } = useTranslation("panels");
  const { id, title, begun } = panel;
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.removePanel({ id }),
    onSuccess: onRemoved,
  });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        loading={remove.isPending}
        aria-label={t("list.removeThis", { title })}
        onClick={() => (begun === 0 ? remove.mutate() : setAsks(true))}
      >
        {t("list.remove")}
      </Button>
      {remove.isError && <span role="alert">{t("errors.change")}</span>}
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title={t("list.removeThis", { title })}
        closeButtonProps={{ "aria-label": t("list.keep") }}
      >
        <p>{t("list.lost", { count: begun })}</p>
        <Button
          onClick={() => {
            setAsks(false);
            remove.mutate();
          }}
        >
          {t("list.remove")}
        </Button>{" "}
        <Button variant="default" onClick={() => setAsks(false)}>
          {t("list.keep")}
        </Button>
      </Modal>
    </>
  );
}

/** While it is open only how many answered: how they did would sway those who have not. */
function Items({ panel: { items, publishedAt } }: { panel: Panel }) {
  const { t } = useTranslation("panels");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled with the keyboard too
    <table className={styles.table} tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">{t("list.item")}</th>
          <th scope="col">{t("list.experts")}</th>
          {publishedAt &&
            CONCORDANCE_STEPS.map((step) => (
              <th key={step} scope="col">
                {signed(step)}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ statement, hypothesis, answered, key }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the panel
          <tr key={at}>
            <td>
              {statement} <b>{hypothesis}</b>
            </td>
            <td data-number>{answered}</td>
            {publishedAt &&
              CONCORDANCE_STEPS.map((step) => (
                <td key={step} data-number>
                  {key?.panel[step] ?? "–"}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
