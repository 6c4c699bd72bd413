// Where the official files stand. Only the drug database is published at addresses that do not
// change with each edition, in the form that is read here.
import type { Nomenclature } from "./official.ts";

/** Publishers of the official files. Nothing is ever asked of another host. */
export const OFFICIAL_HOSTS = [
  "base-donnees-publique.medicaments.gouv.fr",
  "www.atih.sante.fr",
  "www.ameli.fr",
  "ansm.sante.fr",
  "www.data.gouv.fr",
  "static.data.gouv.fr",
] as const;

const BDPM = "https://base-donnees-publique.medicaments.gouv.fr/download/file/";
const BDPM_FILES = [
  "CIS_bdpm.txt",
  "CIS_CIP_bdpm.txt",
  "CIS_COMPO_bdpm.txt",
  "CIS_CPD_bdpm.txt",
  "CIS_GENER_bdpm.txt",
  "CIS_MITM.txt",
  "CIS_CIP_Dispo_Spec.txt",
  "CIS_HAS_SMR_bdpm.txt",
  "CIS_HAS_ASMR_bdpm.txt",
];

const ADDRESSES: Partial<Record<Nomenclature, readonly string[]>> = {
  bdpm: BDPM_FILES.map((file) => `${BDPM}${file}`),
};

/** Empty where each edition has an address of its own. */
export const addressesOf = (nomenclature: Nomenclature): readonly string[] =>
  ADDRESSES[nomenclature] ?? [];
