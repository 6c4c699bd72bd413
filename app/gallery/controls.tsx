import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { SearchPanel } from "#platform/ui/catalogue/search-panel.tsx";
import { Chips, Choice } from "#platform/ui/choice/choice.tsx";
import { LanguageChoice } from "#platform/ui/hero/language-choice.tsx";
import shared from "#platform/ui/public.module.css";
import { RatingButtons } from "#platform/ui/ratings/rating-buttons.tsx";
import { SearchFilter, SelectFilter } from "#platform/ui/records/filters.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import { Shown } from "./shown.tsx";

const nothing = (): void => {};
const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" } as const;
const RATINGS = ["Très difficile", "Difficile", "Bien", "Facile", "Très facile"].map((name) => ({
  ...{ rating: name, name, meaning: "sue", comesBack: "3 j" },
}));
const VARIANTS = ["filled", "default", "subtle"] as const;
const POPULATIONS = ["Adulte", "Enfant", "Grossesse"];
const TABS = ["Aujourd’hui", "Semaine", "Mois"].map((name) => ({ id: name, name }));

export function Controls() {
  const [chosen, setChosen] = useState<readonly string[]>(["Urgences"]);
  const [one, setOne] = useState("Adulte");
  const [tab, setTab] = useState("Semaine");
  return (
    <>
      {VARIANTS.map((variant) => (
        <Shown key={variant} name={`Bouton, ${variant}`}>
          <div style={row}>
            <Button variant={variant}>Au repos</Button>
            <Button variant={variant} disabled>
              Impossible
            </Button>
            <Button variant={variant} loading>
              En cours
            </Button>
          </div>
        </Shown>
      ))}
      <Shown name="Bouton discret">
        <div style={row}>
          <Button variant="subtle" color="gray">
            Annuler
          </Button>
        </div>
      </Shown>
      <Shown name="Boutons des pages publiques">
        <div style={row}>
          <button type="button" className={shared.btn}>
            Principal
          </button>
          <button type="button" className={shared.btn} aria-busy>
            En cours
          </button>
          <button type="button" className={shared.btn2}>
            Second
          </button>
          <a href="/">Lien</a>
        </div>
      </Shown>
      <Shown name="Choix">
        <Choice<string>
          legend="Population"
          name="population"
          options={POPULATIONS}
          value={one}
          say={(option) => option}
          onChange={setOne}
        />
        <Chips
          legend="Spécialités"
          options={["Urgences", "Cardiologie", "Neurologie"]}
          chosen={chosen}
          say={(option) => option}
          onChange={setChosen}
        />
        <SegmentedControl aria-label="Présentation" data={["Liste", "Cartes", "Grille"]} />
        <div style={{ background: "var(--sc-hero)" }}>
          <LanguageChoice label="Langue" language="fr" onLanguage={nothing} />
        </div>
      </Shown>
      <Shown name="Onglets">
        <TabFrame label="Périodes" tabs={TABS} open={tab} onOpen={setTab}>
          {({ name }) => <p>{name}</p>}
        </TabFrame>
      </Shown>
      <Shown name="Notes">
        <RatingButtons label="Votre réponse" ratings={RATINGS} onRate={nothing} />
      </Shown>
    </>
  );
}

export function Fields() {
  const [query, setQuery] = useState("choc");
  return (
    <>
      <Shown name="Champs">
        <TextInput label="Au repos" placeholder="Nom du paquet" />
        <TextInput label="Rempli" defaultValue="Toxicologie" description="Une phrase d’aide." />
        <TextInput label="À corriger" defaultValue="-1" error="Donnez un nombre positif." />
        <TextInput label="Impossible" defaultValue="camille@example.org" disabled />
        <TextInput label="En lecture seule" defaultValue="camille@example.org" readOnly />
        <Textarea label="Texte" defaultValue="Adrénaline IM sans attendre." autosize minRows={2} />
        <NumberInput label="Poids" defaultValue={54} suffix=" kg" hideControls />
        <NativeSelect label="Liste" data={["Urgences", "Cardiologie"]} />
        <NativeSelect label="Liste impossible" data={["Urgences"]} disabled />
        <Checkbox label="Coché" defaultChecked />
        <Checkbox label="Pas coché" />
        <Checkbox label="Impossible" disabled />
      </Shown>
      <Shown name="Recherche">
        {[false, true].map((pending) => (
          <SearchPanel
            key={String(pending)}
            value={query}
            onChange={setQuery}
            label={pending ? "Rechercher, réponse attendue" : "Rechercher"}
            placeholder="Un mot"
            clear={pending ? "Effacer ce qui est attendu" : "Effacer"}
            maxLength={100}
            pending={pending}
          />
        ))}
        <div style={row}>
          <SelectFilter
            label="Rôle"
            value="all"
            options={[{ value: "all", label: "Tous" }]}
            onChange={nothing}
          />
          <SearchFilter label="Nom" hint="Nom ou adresse" value="" onChange={nothing} />
        </div>
      </Shown>
    </>
  );
}
