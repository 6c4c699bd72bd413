import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { queryWords } from "./query-words.ts";

function Words({ of }: { of: string }) {
  const { t } = useTranslation("flashcards");
  return <output>{queryWords(of, t) ?? "nothing"}</output>;
}

test.each([
  ["prop:lapses>=4", "Cartes oubliées au moins 4 fois"],
  [
    "prop:lapses>=4 -is:leech -is:suspended",
    "Cartes oubliées au moins 4 fois, sauf rebelles, sauf suspendues",
  ],
  [
    "is:review prop:difficulty>=9",
    "Cartes déjà apprises, dont la difficulté vaut au moins 9 sur 10",
  ],
  [
    "tag:=sodium rated:90",
    "Cartes portant exactement l’étiquette « sodium », revues ces 90 derniers jours",
  ],
  ["hour:20-24 answer:due", "Cartes revues entre 20 h et 24 h, revenues à leur date"],
  [
    "specialty:neurologie difficulty:hard",
    "Cartes de la spécialité « Neurologie », notées « Difficile »",
  ],
  [
    "deck:Urgences tag:none flag:1 kind:cloze",
    "Cartes du paquet « Urgences », sans étiquette, portant le drapeau 1, du type « Texte à trous »",
  ],
  [
    "potassium added:7 mode:ai",
    "Cartes contenant « potassium », ajoutées ces 7 derniers jours, générées par l’IA",
  ],
  ["prop:stability>21,5", "Cartes dont la stabilité vaut plus de 21,5 jours"],
  ["prop:weight>3", "nothing"],
  ["", "nothing"],
])("%s is said in words", async (query, words) => {
  await renderPage(<Words of={query} />, { texts: ["flashcards"] });
  expect((await screen.findByRole("status")).textContent?.replaceAll("\u00a0", " ")).toBe(words);
});
