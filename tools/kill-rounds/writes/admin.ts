import { call, newPerson } from "../people.ts";
import { about, last, type Writes } from "../write.ts";

const MODE = "general";
interface Prompt {
  inUse: number | null;
  versions: { version: number; text: string }[];
}

export const adminWrites: Writes = {
  "assistant/updateSettings": async ({ admin }) => {
    const answersPremium = 100_000 + Math.floor(Math.random() * 800_000);
    const wanted = {
      monthlyBudgetEuros: null,
      alertPercent: 80,
      answersTrial: null,
      answersPremium,
    };
    about("settings");
    await call(admin, "assistant/updateSettings", wanted);
    return last(
      "settings",
      async () =>
        (await call(admin, "assistant/settings", undefined)).answersPremium === answersPremium,
    );
  },
  "assistant/setPrice": async ({ admin }) => {
    const model = `essai-${crypto.randomUUID()}`;
    const price = { model, validFrom: "2026-01-01", input: 1, cachedInput: null, output: 2 };
    await call(admin, "assistant/setPrice", price);
    return async () =>
      JSON.stringify(await call(admin, "assistant/settings", undefined)).includes(model);
  },
  "assistant/removePrice": async ({ admin }) => {
    const model = `essai-${crypto.randomUUID()}`;
    const price = { model, validFrom: "2026-01-01", input: 1, cachedInput: null, output: 2 };
    const { prices } = await call(admin, "assistant/setPrice", price);
    await call(admin, "assistant/removePrice", {
      id: prices.find((one: { model: string }) => one.model === model).id,
    });
    return async () =>
      !JSON.stringify(await call(admin, "assistant/settings", undefined)).includes(model);
  },
  "assistant/savePromptVersion": async ({ admin }) => {
    const text = `Consigne d’essai ${crypto.randomUUID()}`;
    const { versions } = (await call(admin, "assistant/prompt", { mode: MODE })) as Prompt;
    await call(admin, "assistant/savePromptVersion", {
      mode: MODE,
      text,
      after: versions[0]?.version ?? 0,
    });
    return async () =>
      ((await call(admin, "assistant/prompt", { mode: MODE })) as Prompt).versions.some(
        (one) => one.text === text,
      );
  },
  "assistant/publishPrompt": async ({ admin }) => {
    const { versions } = (await call(admin, "assistant/prompt", { mode: MODE })) as Prompt;
    const version = versions[Math.floor(Math.random() * versions.length)]?.version ?? null;
    about("prompt");
    await call(admin, "assistant/publishPrompt", { mode: MODE, version });
    return last(
      "prompt",
      async () =>
        ((await call(admin, "assistant/prompt", { mode: MODE })) as Prompt).inUse === version,
    );
  },
  "assistant/saveQuestion": async ({ admin }) => {
    const id = crypto.randomUUID();
    await call(admin, "assistant/saveQuestion", { id, mode: "these", text: "Question d’essai ?" });
    return async () =>
      JSON.stringify(await call(admin, "assistant/prompt", { mode: "these" })).includes(id);
  },
  "assistant/removeQuestion": async ({ admin }) => {
    const id = crypto.randomUUID();
    await call(admin, "assistant/saveQuestion", { id, mode: "these", text: "Question d’essai ?" });
    await call(admin, "assistant/removeQuestion", { id });
    return async () =>
      !JSON.stringify(await call(admin, "assistant/prompt", { mode: "these" })).includes(id);
  },
  "billing/grantPremium": async ({ me, admin }) => {
    await call(admin, "billing/grantPremium", { email: me.email });
    return async () =>
      JSON.stringify(await call(admin, "billing/listPremium", undefined)).includes(me.id);
  },
  "billing/withdrawPremium": async ({ admin }) => {
    const person = await newPerson();
    await call(admin, "billing/grantPremium", { email: person.email });
    await call(admin, "billing/withdrawPremium", { personId: person.id });
    return async () =>
      !JSON.stringify(await call(admin, "billing/listPremium", undefined)).includes(person.id);
  },
  "security/logSecurityEvent": async ({ me, admin }) => {
    const place = `/essai/${crypto.randomUUID()}`;
    await call(me, "security/logSecurityEvent", { action_type: "essai", resource_path: place });
    return async () =>
      (await call(admin, "security/listEvents", { search: place })).items.length === 1;
  },
  "security/logSecurityEventSecure": async ({ me, admin }) => {
    const place = `/essai/${crypto.randomUUID()}`;
    await call(me, "security/logSecurityEventSecure", {
      action_type: "essai",
      resource_name: place,
    });
    return async () =>
      (await call(admin, "security/listEvents", { search: place })).items.length === 1;
  },
  "security/checkRateLimitEnhanced": async ({ me }) => {
    const limit = {
      user_identifier: me.id,
      action_type: `essai-${crypto.randomUUID()}`,
      max_attempts: 1,
      window_minutes: 1440,
    };
    await call(me, "security/checkRateLimitEnhanced", limit);
    return async () => (await call(me, "security/checkRateLimitEnhanced", limit)).allowed === false;
  },
  "security/checkApiRateLimit": async ({ me }) => {
    const limit = {
      endpoint_name: `essai-${crypto.randomUUID()}`,
      max_requests: 1,
      window_minutes: 1440,
    };
    await call(me, "security/checkApiRateLimit", limit);
    return async () => (await call(me, "security/checkApiRateLimit", limit)).allowed === false;
  },
  "security/reportClientError": async ({ me, admin }) => {
    const id = `err_${crypto.randomUUID()}`;
    await call(me, "security/reportClientError", { id, message: "essai" });
    return async () => (await call(admin, "security/errorReport", { id })).id === id;
  },
  "security/handleErrorReport": async ({ me, admin }) => {
    const id = `err_${crypto.randomUUID()}`;
    await call(me, "security/reportClientError", { id, message: "essai" });
    await call(admin, "security/handleErrorReport", { id, handled: true });
    return async () =>
      JSON.stringify(
        await call(admin, "security/listErrorReports", { handled: "true", search: id }),
      ).includes(id);
  },
};
