import { expect, test } from "vitest";
import { requestedChecklist } from "../domain/requested-checklist.ts";
import { shippedChecklists } from "./content.ts";

const all = await shippedChecklists();

test.each([
  ["checklist anaphylaxie", "anaphylaxie"],
  ["Check-list de l’anaphylaxie chez l’enfant", "anaphylaxie-enfant"],
  ["ouvre la check list arrêt cardiaque", "arret-cardiorespiratoire-adulte"],
  ["checklist arrêt cardiaque enfant", "arret-cardiorespiratoire-enfant"],
  ["montre-moi la checklist hyperthermie maligne", "hyperthermie-maligne"],
  ["liste de vérification sécurité au bloc", "securite-au-bloc"],
  ["checklist voie centrale", "catheter-veineux-central"],
  ["show me the anaphylaxis checklist", "anaphylaxie"],
  ["lista de verificación anafilaxia", "anaphylaxie"],
  ["notre checklist état de mal épileptique", "etat-de-mal-epileptique"],
  ["checklist hémorragie du post-partum", "hemorragie-du-post-partum"],
  ["aide cognitive choc septique", "choc-septique"],
  ["checklist intubation difficile", "intubation-difficile-imprevue"],
  ["check-list ISR", "induction-en-sequence-rapide"],
  ["checklist induction en séquence rapide", "induction-en-sequence-rapide"],
  ["checklist fracture ouverte", "fracture-ouverte"],
  ["checklist surveillance du syndrome de loge", "surveillance-syndrome-de-loge"],
])("« %s » asks for %s", (question, id) => {
  expect(requestedChecklist(question, all)?.id).toBe(id);
});

test.each([
  "checklist",
  "anaphylaxie de l’adulte",
  "checklist colique néphrétique",
  "checklist du voyageur",
  "une list d’attente",
])("« %s » asks for none that is here", (question) => {
  expect(requestedChecklist(question, all)).toBeNull();
});
