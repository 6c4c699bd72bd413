// Small files in the form of the official ones, written for the tests.
import type { SentFile, SourceFile } from "../domain/official.ts";

/** As they come to an import. */
export const sent = (...files: readonly SourceFile[]): SentFile[] =>
  files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));

export const CIM10: SourceFile = {
  name: "LIBCIM10MULTI.TXT",
  text: [
    "A00   |3|NNNN|3|CHOLERA|Choléra",
    "A000  |0|NOOO|0|CHOLERA A VIBRIO|Choléra à Vibrio cholerae",
    "I219  |3|NNNN|3|INFARCTUS|Infarctus du myocarde, sans précision",
    "R074  |4|NNNO|1|DOULEUR THORACIQUE|Douleur thoracique, sans précision",
  ].join("\n"),
};

export const DRUGS: readonly SourceFile[] = [
  {
    name: "CIS_bdpm.txt",
    text: [
      "60000001\tEXEMPLINE 10 mg, comprimé\tcomprimé\torale;buccale\tAutorisation active\tProcédure nationale\tCommercialisée\t12/03/1998\t\t\t LABO UN;LABO DEUX\tNon",
      "60000002\tEXEMPLINE GENERIQUE 10 mg, comprimé\tcomprimé\torale\tAutorisation active\tProcédure nationale\tCommercialisée\t12/03/2008\t\t\t LABO TROIS\tOui",
    ].join("\r\n"),
  },
  {
    name: "CIS_COMPO_bdpm.txt",
    text: "60000001\tcomprimé\t42215\tCHLORHYDRATE D'EXEMPLINE\t10 mg\tun comprimé\tSA\t1\r\n60000001\tcomprimé\t42216\tEXEMPLINE\t9 mg\tun comprimé\tFT\t1\r\n60000002\tcomprimé\t42216\tEXEMPLINE\t9 mg\tun comprimé\tSA\t1",
  },
  {
    name: "CIS_CIP_bdpm.txt",
    text: "60000001\t4949729\tplaquette de 30\tPrésentation active\tDéclaration de commercialisation\t16/03/2011\t3400949497294\toui\t65%\t1,224,34\t1,225,36\t1,02\tDans l'asthme<br><br>- sévère",
  },
  {
    name: "CIS_GENER_bdpm.txt",
    text: "7\tEXEMPLINE 10 mg\t60000001\t0\t1\n7\tEXEMPLINE 10 mg\t60000002\t1\t2",
  },
];

export const ACTS: SourceFile = {
  name: "ccam_actes.json",
  text: JSON.stringify([
    {
      code: "DEQP003",
      libelle_court: "ECG 12 dériv.",
      type_acte: "0",
      compatibilite_sexe: "0",
      date_debut: "2005-03-01",
      libelle_long: "Électrocardiographie sur au moins 12 dérivations",
    },
    {
      code: "AANL001",
      libelle_court: "irradiation",
      type_acte: "0",
      compatibilite_sexe: "0",
      date_debut: "2005-03-01",
      date_fin: "2010-05-01",
      libelle_long: "Irradiation encéphalique",
    },
  ]),
};

export const TARIFFS: SourceFile = {
  name: "ccam_tarifs_detailles.json",
  text: JSON.stringify(
    ["2005-03-01", "2024-01-01", "2024-01-01"].map((day) => ({
      code: "DEQP003",
      activite: "1",
      phase: "0",
      date_effet: day,
      date_arr_minis: day,
      1: day === "2005-03-01" ? 13 : 14.26,
      2: "13,5",
      9: 14.26,
    })),
  ),
};

export const THESAURUS: readonly SourceFile[] = [
  {
    name: "thesaurus-20102020.json",
    text: JSON.stringify([
      {
        main_drug: "EXEMPLINE",
        plus_drug: "BÊTA-\nBLOQUANTS",
        severity_levels: [
          { level: "Précaution d'emploi", info: "par voie orale" },
          { level: "CONTRE-INDICATION", info: "par voie injectable" },
        ],
        interaction_mechanism: "Addition des effets.",
      },
      {
        main_drug: "BETA-BLOQUANTS",
        plus_drug: "EXEMPLINE",
        severity_levels: [{ level: "Précaution d'emploi", info: "par voie orale" }],
        interaction_mechanism: "Addition des effets.",
      },
    ]),
  },
  {
    name: "index.json",
    text: JSON.stringify([
      { substance: "exempline", drug_classes: [] },
      { substance: "aténolol", drug_classes: ["bêta-bloquants"] },
    ]),
  },
];
