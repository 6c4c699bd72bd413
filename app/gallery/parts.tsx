import { Button } from "@mantine/core";
import { Catalogue } from "#platform/ui/catalogue/catalogue.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import { Due, FirstStep } from "#platform/ui/due/due.tsx";
import { Cell, Records, type RecordsState } from "#platform/ui/records/records.tsx";
import { Shown } from "./shown.tsx";

const nothing = (): void => {};
const TEXTS = {
  ...{ none: "Aucun compte", noneBody: "Personne n’est encore inscrit.", more: "Suite" },
  ...{ failed: "La liste n’a pas pu être lue.", retry: "Réessayer" },
};
const READ: RecordsState = {
  ...{ isPending: false, isError: false, hasNextPage: true, isFetchingNextPage: false },
  ...{ fetchNextPage: nothing, refetch: nothing },
};
const LISTS: Readonly<Record<string, Partial<RecordsState> & { rows: readonly string[] }>> = {
  "Liste lue": { rows: ["Camille", "Dominique"] },
  "Liste, suite attendue": { rows: ["Camille"], isFetchingNextPage: true },
  "Liste attendue": { rows: [], isPending: true },
  "Liste vide": { rows: [] },
  "Liste illisible": { rows: [], isError: true },
};
const BARS = ["lun.", "mar.", "mer."].map((label, at) => ({ label, values: [at + 1, 2 * at] }));
const NONE = BARS.map(({ label }) => ({ label, values: [0, 0] }));

export const Parts = () => (
  <Shown name="Ce qui est dû">
    <Due
      count={12}
      title="cartes à revoir"
      details="3 neuves, 9 à revoir"
      action={<Button>Étudier</Button>}
      held={null}
    />
    <Due
      count={0}
      title="carte à revoir"
      details="Rien pour aujourd’hui"
      action={null}
      held="Relevé du 21 novembre."
    />
    <FirstStep text="Un premier paquet pour commencer.">
      <Button>Ajouter</Button>
    </FirstStep>
  </Shown>
);

export const Lists = () => (
  <>
    {Object.entries(LISTS).map(([name, { rows, ...state }]) => (
      <Shown key={name} name={name}>
        <Records
          state={{ ...READ, ...state }}
          rows={rows}
          columns={["Nom"]}
          texts={TEXTS}
          label={name}
          row={(one) => (
            <tr key={one}>
              <Cell label="Nom">{one}</Cell>
            </tr>
          )}
        />
      </Shown>
    ))}
    <Catalogue
      groups={[
        {
          ...{ id: "urgences", label: "Catalogue" },
          lines: ["Anaphylaxie", "Choc septique"].map((name) => (
            <li key={name}>
              <a href="/" data-result>
                {name}
              </a>
            </li>
          )),
        },
      ]}
    />
  </>
);

export const Charts = () => (
  <>
    {[BARS, NONE].map((bars, at) => (
      <ChartFigure
        key={at === 0 ? "bars" : "none"}
        title={at === 0 ? "Colonnes" : "Colonnes vides"}
        about="Cartes apprises et revues, par jour."
        table="Tableau des chiffres"
        columns={["Jour", "Apprises", "Revues"]}
        rows={bars.map(({ label, values: [first = 0, second = 0] }) => [
          label,
          String(first),
          String(second),
        ])}
      >
        <BarChart bars={bars} label={`Graphique ${at + 1}`} parts={["Apprises", "Revues"]} />
        <BarList bars={bars} label={`Barres ${at + 1}`} parts={["Apprises", "Revues"]} />
      </ChartFigure>
    ))}
  </>
);
