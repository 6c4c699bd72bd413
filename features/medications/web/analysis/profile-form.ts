// What is typed of the patient, and the profile it makes. What cannot be read is said at its field.
import type { Profile } from "../../domain/wire-profile.ts";

export interface ProfileForm {
  age: string;
  sex: "" | "female" | "male";
  weight: string;
  creatinine: string;
  creatinineUnit: "µmol/L" | "mg/L" | "mg/dL";
  gfr: string;
  pregnant: boolean;
  breastfeeding: boolean;
  allergies: string;
}

export const EMPTY_PROFILE: ProfileForm = {
  ...{ age: "", sex: "", weight: "", creatinine: "", creatinineUnit: "µmol/L", gfr: "" },
  ...{ pregnant: false, breastfeeding: false, allergies: "" },
};

export const NUMBERS = ["age", "weight", "creatinine", "gfr"] as const;
export type NumberField = (typeof NUMBERS)[number];

/** What no patient is; the server refuses the same. */
const BOUNDS: Record<NumberField, readonly [number, number]> = {
  age: [0, 125],
  weight: [0.3, 400],
  creatinine: [0.1, 4_000],
  gfr: [0, 250],
};
const MOST_ALLERGIES = 20;
const LONGEST = 300;

const numberIn = (text: string): number | null =>
  /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null;

export function readForm(form: ProfileForm): { profile: Profile; wrong: NumberField[] } {
  const read = NUMBERS.map((field) => {
    const value = form[field].trim() === "" ? undefined : numberIn(form[field]);
    const [least, most] = BOUNDS[field];
    const wrong = value === null || (value !== undefined && (value < least || value > most));
    return { field, value: wrong ? undefined : value, wrong };
  });
  const readAt = (field: NumberField) => read.find((one) => one.field === field)?.value;
  const [age, weight, creatinine, gfr] = NUMBERS.map(readAt);
  const man = form.sex === "male";
  const allergies = form.allergies
    .split(/[,;\n]/)
    .map((one) => one.trim().slice(0, LONGEST))
    .filter(Boolean)
    .slice(0, MOST_ALLERGIES);
  return {
    wrong: read.flatMap(({ field, wrong }) => (wrong ? [field] : [])),
    profile: {
      ...{ age, sex: form.sex === "" ? undefined : form.sex, weight, gfr },
      creatinine:
        creatinine === undefined || creatinine === null
          ? undefined
          : { value: creatinine, unit: form.creatinineUnit },
      ...{ pregnant: form.pregnant && !man, breastfeeding: form.breastfeeding && !man, allergies },
    },
  };
}
