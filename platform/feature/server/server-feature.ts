// A feature on the server is one typed object: plain data whose slots the application reads.
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter, ORPCError } from "@orpc/server";
import type { PgTable } from "drizzle-orm/pg-core";
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { KnowledgeSource, Tool } from "#platform/ai/toolbox.ts";
import type { Person } from "#platform/auth/person.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Access } from "#platform/http/procedure.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import type { RequestContext, Services } from "./context.ts";
import type { Listener } from "./events.ts";

/**
 * What a person can take away and have erased. Every owned table is in exactly one of these
 * (checked).
 */
export interface PersonalData {
  tables: readonly PgTable[];
  /** Runs as the person: what row security hides cannot leak into an export. */
  export(tx: Tx, personId: string): Promise<Record<string, unknown>>;
  /**
   * What system tables hold about the person (profile, sessions, security log). Runs as the system:
   * name the person in every query.
   */
  exportSystem?(tx: Tx, personId: string): Promise<Record<string, unknown>>;
  /** Runs as the system, once per erasure; must succeed when nothing is left. */
  erase(tx: Tx, personId: string): Promise<void>;
}

export interface Command {
  /** The words typed after `sclepios`, such as ["user", "role"]. */
  words: readonly string[];
  usage: string;
  /** Key of its one-line description, `<namespace>:<key>`. */
  summary: string;
  /** A command that needs nothing never opens the database. */
  needs: "database" | "nothing";
  /** Resolves to the exit code. */
  run(invocation: CommandInvocation): Promise<number>;
}
export interface CommandInvocation {
  args: readonly string[];
  flags: Readonly<Record<string, string | true>>;
  /** Standard input, line by line. */
  lines: AsyncIterable<string>;
  /**
   * Folder the command was typed in: relative paths start there, also when a running server runs
   * the command.
   */
  cwd: string;
  print(line: string): void;
  /** Language of what it prints, from the terminal's LANG. */
  language: Language;
  services: Services;
}

/** A route outside the contract: downloads, files. Its access is enforced before `handle`. */
export interface PlainRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  access: Access;
  /** Largest body accepted, in bytes. */
  maxBody?: number;
  handle(
    request: Request,
    context: RequestContext,
    params: Record<string, string>,
  ): Promise<Response>;
}

export interface Seed {
  name: string;
  /**
   * Must bear being run twice. Resolves to false, and has done nothing, where the demonstration
   * account is missing.
   */
  run(
    services: Services,
    tell: { print(line: string): void; language: Language },
  ): Promise<boolean>;
}

export interface ServerFeature {
  name: string;
  /**
   * The name its calls bear (`/rpc/<namespace>/…`), where it is not its own: a room that was cut
   * from another goes on answering to what browsers and programs know.
   */
  namespace?: string;
  contract?: AnyContractRouter;
  // biome-ignore lint/suspicious/noExplicitAny: the context of a router is contravariant; implementFeature fixes it.
  handlers?: AnyRouter & Record<string, any>;
  tables?: Readonly<Record<string, PgTable>>;
  routes?: readonly PlainRoute[];
  listens?: readonly Listener[];
  // biome-ignore lint/suspicious/noExplicitAny: jobs differ by input; each checks its own.
  jobs?: readonly Job<any>[];
  tools?: readonly Tool<Services>[];
  knowledge?: readonly KnowledgeSource<Services>[];
  /** What it tells a language model, editable by administrators. */
  prompts?: readonly PromptUse<Services>[];
  personalData?: PersonalData;
  seeds?: readonly Seed[];
  /**
   * What the feature adds to the answer of `accounts.me`, such as whether a consent was given. Runs
   * as the person.
   */
  sessionFacts?(tx: Tx, personId: string): Promise<Record<string, unknown>>;
  /**
   * A condition that signed-in people meet before they call anything that visitors may not: the
   * refusal, or null. `call` is `/rpc/chat/send`, or the path of a plain route.
   */
  admits?(
    person: Person,
    call: string,
    services: Services,
  ): Promise<ORPCError<string, unknown> | null>;
  /** Runs after migrations, before the server listens; resolves to what runs at shutdown. */
  start?(services: Services): Promise<() => Promise<void>>;
}

export const serverFeature = <const T extends ServerFeature>(feature: T): T => feature;
