import { call, newPerson, type Person } from "../people.ts";
import type { Writes } from "../write.ts";

const TARGET = { kind: "passage", target: "anaphylaxie#t1" } as const;

async function report(who: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(who, "content-reports/report", {
    ...TARGET,
    id,
    version: "essai",
    title: "Passage d’essai",
    excerpt: "",
    reason: "other",
    comment: "",
  });
  return id;
}

const SHEET = { id: "anaphylaxie" };

/** A doctor who said something of the sheet, in words of their own. */
async function doctorSays(admin: Person, kind: "comment" | "avoid") {
  const doctor = await newPerson();
  await call(admin, "accounts/setRoles", { id: doctor.id, providerRole: "doctor" });
  const { version } = await call(doctor, "guidelines/sheet", SHEET);
  const [id, words] = [crypto.randomUUID(), `Avis d’essai ${crypto.randomUUID()}`];
  const said = { id, target: SHEET.id, kind, version, place: "", words };
  await call(doctor, "guidelines/review", said);
  return {
    id,
    doctor,
    isThere: async () =>
      JSON.stringify(await call(doctor, "guidelines/sheet", SHEET)).includes(words),
  };
}

export const contentWrites: Writes = {
  "content-reports/report": async ({ me }) => {
    const id = await report(me);
    return async () => JSON.stringify(await call(me, "content-reports/mine", TARGET)).includes(id);
  },
  "content-reports/answer": async ({ me, admin }) => {
    const id = await report(me);
    const reply = `Réponse d’essai ${crypto.randomUUID()}`;
    await call(admin, "content-reports/answer", { id, status: "closed", reply });
    return async () =>
      JSON.stringify(await call(me, "content-reports/mine", TARGET)).includes(reply);
  },
  "guidelines/review": async ({ admin }) => (await doctorSays(admin, "comment")).isThere,
  "guidelines/removeReview": async ({ admin }) => {
    const { id, doctor, isThere } = await doctorSays(admin, "comment");
    await call(doctor, "guidelines/removeReview", { id });
    return async () => !(await isThere());
  },
  "guidelines/useAgain": async ({ admin }) => {
    const { isThere } = await doctorSays(admin, "avoid");
    await call(admin, "guidelines/useAgain", { target: SHEET.id });
    return async () => !(await isThere());
  },
};
