// A drug of the public drug database (BDPM), with all that its files say of it.

export interface DrugPart {
  /** Code of the substance in the database. */
  code: string;
  substance: string;
  dose: string;
  reference: string;
  /** SA: the substance as it is put in; FT: the part of it that acts. */
  nature: string;
  /** Two rows with the same number are one ingredient, as it is put in and as it acts. */
  link: string;
}

export interface DrugPackage {
  cip7: string;
  cip13: string;
  label: string;
  status: string;
  market: string;
  day: string | null;
  /** Accepted by public hospitals and institutions. */
  collective: boolean;
  /** "65 %", one or several. */
  rates: string[];
  /** Euros; null when the price is free. */
  price: number | null;
  priceWithFee: number | null;
  fee: number | null;
  conditions: string;
}

export interface DrugShortage {
  cip13: string;
  status: string;
  from: string | null;
  updated: string | null;
  back: string | null;
  link: string;
}

export interface DrugOpinion {
  reason: string;
  day: string | null;
  value: string;
  text: string;
}

export interface Drug {
  name: string;
  form: string;
  routes: string[];
  status: string;
  procedure: string;
  market: string;
  day: string | null;
  holders: string[];
  /** Under the reinforced surveillance of the European agency. */
  watched: boolean;
  parts: DrugPart[];
  packages: DrugPackage[];
  conditions: string[];
  /** Generic groups: identifier and what it is in it (0 original, 1 generic, 2 and 4 other). */
  groups: { id: string; kind: string }[];
  atc: string | null;
  link: string | null;
  shortages: DrugShortage[];
  smr: DrugOpinion[];
  asmr: DrugOpinion[];
}

/** A generic group: what it is called, and the CIS of its members. */
export interface GenericGroup {
  label: string;
  members: string[];
}
