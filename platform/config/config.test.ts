import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { readConfig } from "./config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const MODEL = { AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "m" };

function accepted(env: Record<string, string>) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.config;
}
function refused(env: Record<string, string>) {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
}

describe("on a fresh machine", () => {
  test("nothing is required", () => {
    expect(accepted({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      databaseUrl: null,
      publicUrl: null,
      ai: null,
      smtpUrl: null,
      filesUrl: null,
      logLevel: "info",
      consultationsMinRole: "admin",
      trustProxy: false,
      authSecret: null,
    });
  });

  test("an empty or blank variable counts as absent", () => {
    const blank = {
      PORT: "",
      HOST: " ",
      DATABASE_URL: "",
      AUTH_SECRET: " ",
      SMTP_URL: "",
      TRUST_PROXY: "",
      LOG_LEVEL: "",
    };
    expect(accepted(blank)).toEqual(accepted({}));
  });
});

describe("a variable", () => {
  test.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: " 8080 " }, { port: 8080 }],
    [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
    [{ DATA_DIR: "/srv/sclepios" }, { dataDir: "/srv/sclepios" }],
    [{ DATA_DIR: "elsewhere" }, { dataDir: resolve("elsewhere") }],
    [
      { DATABASE_URL: "postgres://u:p@db/sclepios", AUTH_SECRET: SECRET },
      { databaseUrl: "postgres://u:p@db/sclepios", authSecret: SECRET },
    ],
    [
      { DATABASE_URL: "postgresql://db/x", AUTH_SECRET: SECRET },
      { databaseUrl: "postgresql://db/x" },
    ],
    [
      { PUBLIC_URL: "https://sclepios.example.org//" },
      { publicUrl: "https://sclepios.example.org" },
    ],
    [{ SMTP_URL: "smtps://u:p@mail.example.org" }, { smtpUrl: "smtps://u:p@mail.example.org" }],
    [{ FILES_URL: "file:///srv/files" }, { filesUrl: "file:///srv/files" }],
    [
      { FILES_URL: "s3://k:s@store:9000/bucket?tls=off" },
      { filesUrl: "s3://k:s@store:9000/bucket?tls=off" },
    ],
    [{ LOG_LEVEL: "debug" }, { logLevel: "debug" }],
    [{ CONSULTATIONS_MIN_ROLE: "nurse" }, { consultationsMinRole: "nurse" }],
    [{ TRUST_PROXY: "on" }, { trustProxy: true }],
    [{ TRUST_PROXY: "TRUE" }, { trustProxy: true }],
    [{ TRUST_PROXY: "1" }, { trustProxy: true }],
    [{ TRUST_PROXY: "0" }, { trustProxy: false }],
    [
      { ...MODEL, AI_BASE_URL: "http://127.0.0.1:11434/v1/" },
      {
        ai: {
          baseUrl: "http://127.0.0.1:11434/v1",
          apiKey: null,
          model: "m",
          modelFast: "m",
          modelExtreme: "m",
          embeddingModel: null,
        },
      },
    ],
    [
      {
        ...MODEL,
        AI_API_KEY: "k",
        AI_MODEL_FAST: "f",
        AI_MODEL_EXTREME: "x",
        AI_EMBEDDING_MODEL: "e",
      },
      {
        ai: {
          baseUrl: MODEL.AI_BASE_URL,
          apiKey: "k",
          model: "m",
          modelFast: "f",
          modelExtreme: "x",
          embeddingModel: "e",
        },
      },
    ],
  ])("%j is read", (env, expected) => {
    expect(accepted(env as Record<string, string>)).toMatchObject(expected);
  });

  test.each([
    ["PORT", "port", ["trois mille", "-1", "65536", "80.5", "1e3", "0x50", "NaN"]],
    ["DATABASE_URL", "postgresUrl", ["mysql://db/x", "localhost", "postgres//db"]],
    [
      "PUBLIC_URL",
      "origin",
      [
        "sclepios.example.org",
        "ftp://x",
        "https://",
        "https://x.org/app",
        "https://x.org/?a=b",
        "https://u@x.org",
      ],
    ],
    ["SMTP_URL", "smtpUrl", ["mail.example.org", "http://mail", "smtp:"]],
    [
      "FILES_URL",
      "filesUrl",
      [
        "/srv/files",
        "http://store/bucket",
        "file://host/folder",
        "s3://k:s@store",
        "s3://store/bucket",
        "s3://k@store/b",
      ],
    ],
    ["AI_BASE_URL", "httpUrl", ["localhost:11434", "unix:/run/x"]],
    ["LOG_LEVEL", "oneOf", ["verbose", "DEBUG"]],
    ["CONSULTATIONS_MIN_ROLE", "oneOf", ["moderator", "médecin"]],
    ["TRUST_PROXY", "boolean", ["yes", "2"]],
    ["AUTH_SECRET", "secretTooShort", ["court"]],
  ] as const)("%s with a mistake is refused as %s", (variable, reason, values) => {
    for (const value of values)
      expect([
        value,
        refused({
          AUTH_SECRET: SECRET,
          ...(variable === "AI_BASE_URL" ? { AI_MODEL: "m" } : {}),
          [variable]: value,
        }),
      ]).toEqual([value, [expect.objectContaining({ variable, reason })]]);
  });

  test.each([
    [
      { DATABASE_URL: "postgres://db/x" },
      { variable: "AUTH_SECRET", reason: "missingWith", detail: "DATABASE_URL" },
    ],
    [
      { AI_BASE_URL: "http://m" },
      { variable: "AI_MODEL", reason: "missingWith", detail: "AI_BASE_URL" },
    ],
    [{ AI_MODEL: "m" }, { variable: "AI_MODEL", reason: "needs", detail: "AI_BASE_URL" }],
    [{ AI_API_KEY: "k" }, { variable: "AI_API_KEY", reason: "needs", detail: "AI_BASE_URL" }],
    [{ AI_MODEL_FAST: "k" }, { variable: "AI_MODEL_FAST", reason: "needs", detail: "AI_BASE_URL" }],
    [
      { AI_MODEL_EXTREME: "k" },
      { variable: "AI_MODEL_EXTREME", reason: "needs", detail: "AI_BASE_URL" },
    ],
    [
      { AI_EMBEDDING_MODEL: "k" },
      { variable: "AI_EMBEDDING_MODEL", reason: "needs", detail: "AI_BASE_URL" },
    ],
  ])("%j is not enough by itself", (env, problem) => {
    expect(refused(env as Record<string, string>)).toEqual([problem]);
  });
});

const WRONG = {
  PORT: "x",
  DATABASE_URL: "mysql://root:hunter2@db",
  PUBLIC_URL: "x",
  AI_BASE_URL: "ftp://x",
  AI_MODEL_FAST: "f",
  SMTP_URL: "http://user:hunter2@mail",
  FILES_URL: "s3://key:hunter2@store",
  LOG_LEVEL: "loud",
  CONSULTATIONS_MIN_ROLE: "king",
  TRUST_PROXY: "maybe",
  AUTH_SECRET: "hunter2",
};

test("all mistakes are told at once", () => {
  const variables = refused(WRONG).map(({ variable }) => variable);
  expect(variables).toEqual(
    expect.arrayContaining(Object.keys(WRONG).filter((name) => name !== "AI_MODEL_FAST")),
  );
});

test("a mistake does not hide what else is missing", () => {
  const problems = refused({ AI_BASE_URL: "ftp://models" });
  expect(problems.map(({ variable }) => variable)).toEqual(["AI_BASE_URL", "AI_MODEL"]);
});

test("a mistake never repeats the value", () => {
  expect(JSON.stringify(refused(WRONG))).not.toContain("hunter2");
});

test.each(LANGUAGES)(
  "every mistake has its sentence in %s, with nothing left to fill in",
  async (language) => {
    const texts = await loadServerTexts();
    const problems = [
      ...refused(WRONG),
      ...refused({ AI_MODEL: "m", DATABASE_URL: "postgres://db/x" }),
    ];
    expect(new Set(problems.map(({ reason }) => reason)).size).toBe(11);
    for (const { variable, reason, detail } of problems) {
      const sentence = texts.t(language, `server:config.${reason}`, { variable, detail });
      expect(sentence).toContain(variable);
      expect(sentence).not.toMatch(/\{\{|undefined/);
    }
  },
);
