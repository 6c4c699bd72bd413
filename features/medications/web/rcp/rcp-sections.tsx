import { useTranslation } from "react-i18next";
import type { RcpView } from "../../contract.ts";
import { extractsOn } from "../../domain/rcp/extracts.ts";
import { textsOf } from "../../domain/rcp/rcp.ts";
import { keyed } from "./keyed.ts";
import styles from "./rcp.module.css";

type Rcp = NonNullable<RcpView["held"]>["rcp"];
type Section = Rcp["sections"][number];

/** What is read before prescribing, in that order, by the numbers of the RCP. */
const CLINICAL = ["4.1", "4.2", "4.3", "4.4", "4.5", "4.8", "4.6", "5.2"] as const;
/** Open at first. */
const FIRST: ReadonlySet<string> = new Set(["4.1", "4.2", "4.3"]);
const OVERDOSE = "4.9";

export function RcpSections({ rcp }: { rcp: Rcp }) {
  const { t } = useTranslation("medications");
  const of = (number: string) => rcp.sections.find((one) => one.number === number);
  const monitoring = extractsOn(rcp, "monitoring");
  return (
    <>
      {CLINICAL.map((number) => (
        <Fold
          key={number}
          title={t(`rcp.section.${number.replace(".", "_") as "4_1"}`)}
          section={of(number)}
          open={FIRST.has(number)}
        />
      ))}
      <details className={styles.fold}>
        <summary>{t("rcp.section.monitoring")}</summary>
        <p className={styles.note}>{t("rcp.extracts")}</p>
        {monitoring.length === 0 && <p>{t("sheet.unknown")}</p>}
        <ul lang="fr">
          {monitoring.map(({ section, text }) => (
            <li key={`${section} ${text}`}>
              {text} <span className={styles.note}>RCP {section}</span>
            </li>
          ))}
        </ul>
      </details>
      <Fold title={t("rcp.section.4_9")} section={of(OVERDOSE)} />
      <details className={`${styles.fold} ${styles.whole}`}>
        <summary>{t("rcp.whole")}</summary>
        {rcp.sections.map((section) => (
          <section key={section.number} lang="fr">
            <h3>{[section.number, section.title].filter(Boolean).join(". ")}</h3>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </details>
    </>
  );
}

function Fold({
  title,
  section,
  open = false,
}: {
  title: string;
  section: Section | undefined;
  open?: boolean;
}) {
  const { t } = useTranslation("medications");
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title} {section && <span className={styles.note}>RCP {section.number}</span>}
      </summary>
      {section && section.blocks.length > 0 ? (
        <div lang="fr">
          <Blocks blocks={section.blocks} />
        </div>
      ) : (
        <p>{t("sheet.unknown")}</p>
      )}
    </details>
  );
}

/** Lines as they stand; the same line twice in a section is two lines. */
function Blocks({ blocks }: { blocks: Section["blocks"] }) {
  return keyed(blocks, (block) => textsOf(block).join(" ")).map(([key, block]) => {
    if (block.kind === "heading") return <h4 key={key}>{block.text}</h4>;
    if (block.kind === "table") return <Table key={key} rows={block.rows} />;
    return (
      <p key={key} className={block.kind === "item" ? styles.item : undefined}>
        {block.text}
      </p>
    );
  });
}

/** Wider than a phone, it scrolls alone: by the keyboard too. */
function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation("medications");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.table} tabIndex={0} aria-label={t("rcp.table")}>
      <table>
        <tbody>
          {keyed(rows, (cells) => cells.join(" ")).map(([row, cells]) => (
            <tr key={row}>
              {keyed(cells, (cell) => cell).map(([key, cell]) => (
                <td key={key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
