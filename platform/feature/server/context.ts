import type { Person } from "#platform/auth/person.ts";
import type { Auth } from "#platform/auth/server/auth.ts";
import type { Config } from "#platform/config/config.ts";
import type { Database } from "#platform/db/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Texts } from "#platform/i18n/server/texts.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log/log.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Events } from "./events.ts";
import type { ServerFeature } from "./server-feature.ts";

/** What a running server lends to every feature. */
export interface Services {
  db: Database;
  config: Config;
  log: Log;
  texts: Texts;
  mail: Mail;
  jobs: Jobs;
  files: Files;
  auth: Auth;
  events: Events;
  features: readonly ServerFeature[];
  /** The address people type, known once the server listens. */
  publicUrl(): string;
  now(): Date;
}

export interface RequestInfo {
  /** Identifies the request in logs. */
  id: string;
  /** The client's address: the socket's, or the proxy's word when TRUST_PROXY is on. */
  address: string;
  userAgent: string;
  language: Language;
  headers: Headers;
}

export interface RequestContext {
  person: Person | null;
  /** The signed-in person; throws UNAUTHENTICATED for a visitor. */
  readonly me: Person;
  request: RequestInfo;
  services: Services;
}
