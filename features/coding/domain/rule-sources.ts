// Where each rule of billing and of positions comes from. Only what was opened is a rule; `opened` says what was: the
// issuer's own page, a copy of the official text, both in part, a specification of invoicing, or what
// somebody else says of it. A rule holds from `from` on.

export interface RuleSource {
  /** As the text calls itself, in French. */
  title: string;
  published: string;
  from: string;
  link: string | null;
  opened: "issuer" | "copy" | "specification" | "digest";
}

const EMERGENCY_FEES =
  "Arrêté du 27 décembre 2021 modifié (SSAH2138157A, JO du 29 décembre 2021 ; arrêté du 31 mars 2023, JO du 4 avril 2023)";

export const RULE_SOURCES = {
  // Sentences of the final edition, word for word; compared with the chapter IV that the ATIH wrote in
  // December 2008, whose definition is the same but for palliative care and sequelae (2013).
  positions: {
    title:
      "ATIH, Guide méthodologique de production des informations, MCO, édition 2026 : chapitre IV (DP 1.1, DR 1.2) et chapitre VI (situations cliniques)",
    published: "",
    from: "2026-01-01",
    link: "https://github.com/basilefuchs/skills/blob/362cd8e90b1723d4ce1c66bb5fdd8dd78e41d60c/skills/situation-clinique-mco/SKILL.md",
    opened: "copy",
  },
  // Pages 93 to 103 of the provisional edition of December 2025, as printed.
  chapterXXI: {
    title:
      "ATIH, Guide méthodologique MCO, édition 2026 (version provisoire) : chapitre V, emploi des codes du chapitre XXI de la CIM-10",
    published: "",
    from: "2026-01-01",
    link: "https://github.com/24p11/recode-icd/blob/1fd9be6abc26aaa8e7847f3ddfc16764142dd299/data/guide_mco/extraits/chapitre_xxi.txt",
    opened: "copy",
  },
  association: {
    title:
      "Décision de l’UNCAM du 18 juillet 2005, règles d’association (liste des actes et prestations, art. III-3 B)",
    published: "2005-08-26",
    from: "2005-09-01",
    link: "https://juriblio.fr/decisions/decision-du-18-juillet-2005/134665445/regles-d-association-art-iii-3-b-du-livre-iii",
    opened: "copy",
  },
  invoicing: {
    title:
      "GIE SESAM-Vitale, spécifications fonctionnelles FIDES pour les actes et consultations externes, version 06.09",
    published: "",
    from: "2023-03-01",
    link: null,
    opened: "specification",
  },
  // The official file dates the tariffs of this decision from 1 January 2018.
  modifiers: {
    title:
      "Décision de l’UNCAM du 27 septembre 2017, art. 2 (liste des actes et prestations, art. III-2)",
    published: "2017-12-01",
    from: "2018-01-01",
    link: "https://juriblio.fr/decisions/decision-du-27-septembre-2017/170338840/article-2",
    opened: "copy",
  },
  emergencyDoctor: {
    title: "Décision de l’UNCAM du 12 mars 2018, art. 1 (NGAP, art. 14.1.1 et 14.1.2)",
    published: "2018-05-23",
    from: "2018-05-23",
    link: "https://juriblio.fr/decisions/decision-du-12-mars-2018/171150066/article-1",
    opened: "copy",
  },
  // The law of the 14th of December 2020 brought the rule; its day is that of the flat fees.
  privateFlatFees: {
    title:
      "Code de la sécurité sociale, art. L. 162-22-8-2, 2° (loi n° 2020-1576 du 14 décembre 2020, art. 51)",
    published: "2020-12-15",
    from: "2022-01-01",
    link: "https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000042665346",
    opened: "copy",
  },
  emergencyFees: {
    title: `${EMERGENCY_FEES}, suppléments (article LEGIARTI000047397798)`,
    published: "2023-04-04",
    from: "2023-03-01",
    link: "https://legal.tricoteuses.fr/articles/LEGIARTI000047397798",
    opened: "copy",
  },
  emergencySeverity: {
    title:
      "Arrêté du 27 décembre 2021 (SSAH2138157A), art. 2 et annexe 2 (suppléments selon la CCMU)",
    published: "2021-12-29",
    from: "2022-01-01",
    link: "https://juriblio.fr/arretes/arrete-du-27-decembre-2021/178809912/article-2",
    opened: "copy",
  },
  // The version that was read names the antennas of emergency medicine, which exist since that day
  // (décret 2023-1374): the day from which it stands so is not known.
  emergencyAges: {
    title:
      "Arrêté du 19 février 2015 modifié, art. 13 (forfaits âge urgences : FU0 avant 4 mois), version dont le jour n’est pas connu",
    published: "",
    from: "2023-12-31",
    link: "https://juriblio.fr/arretes/arrete-du-19-fevrier-2015/164498267/titre-ier/chapitre-8",
    opened: "copy",
  },
  emergencyAgesToldBy: {
    title:
      "FHP-MCO, dépêche Expert n° 742, financement des services d’urgence (arrêté du 31 mars 2023)",
    published: "2023-04-05",
    from: "2023-03-01",
    link: "https://www.fhpmco.fr/2023/04/05/depeche-expert-n742-financement-des-services-durgence-forfaits-pediatrie/",
    opened: "digest",
  },
  emergencyChildren: {
    title: `${EMERGENCY_FEES}, suppléments de pédiatrie (article LEGIARTI000047399060)`,
    published: "2023-04-04",
    from: "2023-03-01",
    link: "https://legal.tricoteuses.fr/articles/LEGIARTI000047399060",
    opened: "copy",
  },
  emergencyImaging: {
    title: `${EMERGENCY_FEES}, suppléments d’imagerie (article LEGIARTI000047399054)`,
    published: "2023-04-04",
    from: "2023-03-01",
    link: "https://legal.tricoteuses.fr/articles/LEGIARTI000047399054",
    opened: "copy",
  },
  generalPractice: {
    title: "Assurance Maladie, la valorisation de l’activité clinique du médecin généraliste",
    published: "2024-11-28",
    from: "2024-12-22",
    link: "https://www.ameli.fr/medecin/textes-reference/convention-medicale-2024-2029/grands-axes-convention-detail/mesures-attractivite-exercice-liberal/revalorisation-consultations-actes/valorisation-activite-clinique-medecin-generaliste",
    opened: "issuer",
  },
  paediatrics: {
    title: "Assurance Maladie, la valorisation de l’activité clinique des autres spécialistes",
    published: "2024-11-28",
    from: "2024-12-22",
    link: "https://www.ameli.fr/medecin/textes-reference/convention-medicale-2024-2029/grands-axes-convention-detail/mesures-attractivite-exercice-liberal/revalorisation-consultations-actes/valorisation-activite-clinique-autres-specialistes",
    opened: "issuer",
  },
} as const satisfies Record<string, RuleSource>;

export type SourceKey = keyof typeof RULE_SOURCES;

/** Whether a rule is held for that day. */
export const inForce = (source: SourceKey, date: string): boolean =>
  RULE_SOURCES[source].from <= date;
