// The whole configuration of an installation, read once from the environment and checked before
// anything opens.
import { resolve } from "node:path";
import { PROVIDER_ROLES, type ProviderRole } from "#platform/auth/roles.ts";

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

export interface Config {
  port: number;
  host: string;
  /**
   * Absolute path of the folder that holds the embedded database, files, secrets and the command
   * socket.
   */
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Address people type, without trailing slash; null until the server knows its port. */
  publicUrl: string | null;
  ai: {
    baseUrl: string;
    apiKey: string | null;
    model: string;
    modelFast: string;
    modelExtreme: string;
    /** null: the library is ranked by its words alone. */
    embeddingModel: string | null;
  } | null;
  smtpUrl: string | null;
  /** null: files on disk under `dataDir`. */
  filesUrl: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  consultationsMinRole: ProviderRole;
  /** Read the client's address from X-Forwarded-For; off, the socket's address counts. */
  trustProxy: boolean;
  /** null: made once and kept in `dataDir` (mode 0600). */
  authSecret: string | null;
}

/**
 * One mistake in the environment: the variable, and the key of its sentence in the `config` texts.
 */
export interface ConfigProblem {
  variable: string;
  reason:
    | "port"
    | "httpUrl"
    | "origin"
    | "postgresUrl"
    | "smtpUrl"
    | "filesUrl"
    | "oneOf"
    | "boolean"
    | "missingWith"
    | "secretTooShort"
    | "needs";
  /** Never the value of a secret or of an address that may hold one. */
  detail?: string;
}

type Env = Record<string, string | undefined>;

/** Reads variables one by one and gathers what is wrong with them. */
function variables(env: Env) {
  const problems: ConfigProblem[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const fail = (variable: string, reason: ConfigProblem["reason"], detail?: string) => {
    problems.push(detail === undefined ? { variable, reason } : { variable, reason, detail });
    return null;
  };
  const url = (
    name: string,
    protocols: readonly string[],
    reason: ConfigProblem["reason"],
    holds: (url: URL) => boolean = () => true,
  ) => {
    const value = text(name);
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    return parsed && protocols.includes(parsed.protocol) && holds(parsed)
      ? value
      : fail(name, reason);
  };
  const oneOf = <const T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) fail(name, "oneOf", values.join(", "));
    return found ?? fallback;
  };
  return { problems, text, fail, url, oneOf };
}
type Variables = ReturnType<typeof variables>;

function portOf({ text, fail }: Variables): number {
  const typed = text("PORT") ?? "3000";
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(port <= 65535)) fail("PORT", "port");
  return port;
}

function aiOf({ text, fail, url }: Variables): Config["ai"] {
  const baseUrl = url("AI_BASE_URL", ["http:", "https:"], "httpUrl");
  const model = text("AI_MODEL");
  if (text("AI_BASE_URL") && !model) fail("AI_MODEL", "missingWith", "AI_BASE_URL");
  for (const name of [
    "AI_API_KEY",
    "AI_MODEL",
    "AI_MODEL_FAST",
    "AI_MODEL_EXTREME",
    "AI_EMBEDDING_MODEL",
  ])
    if (text(name) && !text("AI_BASE_URL")) fail(name, "needs", "AI_BASE_URL");
  if (!baseUrl || !model) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey: text("AI_API_KEY"),
    model,
    modelFast: text("AI_MODEL_FAST") ?? model,
    modelExtreme: text("AI_MODEL_EXTREME") ?? model,
    embeddingModel: text("AI_EMBEDDING_MODEL"),
  };
}

function trustProxyOf({ text, fail }: Variables): boolean {
  const trust = (text("TRUST_PROXY") ?? "off").toLowerCase();
  if (!["on", "off", "true", "false", "1", "0"].includes(trust)) fail("TRUST_PROXY", "boolean");
  return ["on", "true", "1"].includes(trust);
}

/** Several servers of one database must seal with one secret: none makes its own. */
function authSecretOf({ text, fail }: Variables): string | null {
  const secret = text("AUTH_SECRET");
  if (secret !== null && secret.length < 32) fail("AUTH_SECRET", "secretTooShort", "32");
  if (text("DATABASE_URL") && secret === null) fail("AUTH_SECRET", "missingWith", "DATABASE_URL");
  return secret;
}

/**
 * Reads and checks the environment. Every mistake is reported at once, so that an operator corrects
 * them in one go.
 */
export function readConfig(
  env: Env,
): { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] } {
  const read = variables(env);
  const { problems, text, url, oneOf } = read;
  const port = portOf(read);
  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"], "postgresUrl");
  const publicUrl =
    url("PUBLIC_URL", ["http:", "https:"], "origin", isOrigin)?.replace(/\/+$/, "") ?? null;
  const smtpUrl = url(
    "SMTP_URL",
    ["smtp:", "smtps:"],
    "smtpUrl",
    ({ hostname }) => hostname !== "",
  );
  const filesUrl = url("FILES_URL", ["file:", "s3:"], "filesUrl", isStore);
  const ai = aiOf(read);
  const trustProxy = trustProxyOf(read);
  const authSecret = authSecretOf(read);

  const config: Config = {
    port,
    host: text("HOST") ?? "127.0.0.1",
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    databaseUrl,
    publicUrl,
    ai,
    smtpUrl,
    filesUrl,
    logLevel: oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    consultationsMinRole: oneOf("CONSULTATIONS_MIN_ROLE", PROVIDER_ROLES, "admin"),
    trustProxy,
    authSecret,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

/** Pages and cookies live at the root of their host. */
const isOrigin = ({ pathname, search, hash, username }: URL) =>
  /^\/*$/.test(pathname) && search === "" && hash === "" && username === "";

/** A folder of this machine, or a bucket with its key. */
const isStore = ({ protocol, hostname, username, password, pathname }: URL) =>
  protocol === "file:"
    ? hostname === "" && pathname.length > 1
    : hostname !== "" && username !== "" && password !== "" && /^\/[^/]+$/.test(pathname);
