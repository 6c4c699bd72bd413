// The profile of a line of the command: what is understood of it, and the names of the rest, which
// are said rather than taken for absent.
import { type Profile, profile } from "./wire-profile.ts";

const OTHER_NAMES: Readonly<Record<string, keyof Profile>> = {
  pregnancy: "pregnant",
  breastFeeding: "breastfeeding",
  lactation: "breastfeeding",
  dfg: "gfr",
  GFR: "gfr",
};
const OTHER_VALUES: Readonly<Record<string, string>> = {
  ...{ f: "female", femme: "female", woman: "female" },
  ...{ m: "male", h: "male", homme: "male", man: "male" },
};

export function readProfile(given: Readonly<Record<string, unknown>>): {
  read: Profile;
  notRead: string[];
} {
  const read: Record<string, unknown> = {};
  const notRead: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = OTHER_NAMES[name] ?? name;
    const said = field === "sex" ? (OTHER_VALUES[String(value).toLowerCase()] ?? value) : value;
    const checked = profile.safeParse({ [field]: said });
    if (checked.success) Object.assign(read, checked.data);
    else notRead.push(name);
  }
  return { read: read as Profile, notRead };
}
