// Everything a server, a command or a test needs, opened in order and closed in reverse.

import { housekeeping } from "#app/server/housekeeping.ts";
import { accountHooks } from "#features/accounts/server/auth-hooks.ts";
import { firstAdminCode } from "#features/accounts/server/first-admin.ts";
import { deviceKey } from "#features/accounts/server/known-device.ts";
import { makeAuth } from "#platform/auth/server/auth.ts";
import type { Config } from "#platform/config/config.ts";
import { storedSecret } from "#platform/config/secret.ts";
import { type Engine, makeDatabase } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { makeEvents } from "#platform/feature/server/events.ts";
import type { ServerFeature } from "#platform/feature/server/server-feature.ts";
import { openFiles } from "#platform/files/files.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { makeJobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log/log.ts";
import { deliverMail, makeMail } from "#platform/mail/mail.ts";

export interface Installation {
  services: Services;
  /** The code that makes an account the first administrator. */
  adminCode: string;
  /** The server's own address once it listens. */
  listensOn(url: string): void;
}

export interface InstallationOptions {
  config: Config;
  log: Log;
  engine: Engine;
  features: readonly ServerFeature[];
  now?: () => Date;
}

/** Puts services together over an open database engine. Starts nothing. */
export async function assemble({
  config,
  log,
  engine,
  features,
  now = () => new Date(),
}: InstallationOptions): Promise<Installation> {
  const secret = config.authSecret ?? storedSecret(config.dataDir, "auth");
  const adminCode = firstAdminCode(secret);
  let address = `http://localhost:${config.port}`;
  const db = makeDatabase(engine);
  const later = () => services;
  const publicUrl = () => config.publicUrl ?? address;
  const [files, texts] = await Promise.all([openFiles(config), loadServerTexts()]);
  const jobs = [housekeeping, deliverMail, ...features.flatMap((feature) => feature.jobs ?? [])];
  const services: Services = {
    db,
    config,
    log,
    texts,
    files,
    features,
    now,
    publicUrl,
    mail: makeMail(later),
    jobs: makeJobs(engine.queue, jobs, later),
    events: makeEvents(
      features.flatMap((feature) => feature.listens ?? []),
      later,
    ),
    auth: await makeAuth({
      drizzle: engine.drizzle,
      db,
      secret,
      publicUrl,
      secureCookies: publicUrl().startsWith("https:"),
      verifyEmail: config.smtpUrl !== null,
      hooks: accountHooks(later, { adminCode, deviceKey: deviceKey(secret) }),
    }),
  };
  return {
    services,
    adminCode,
    listensOn: (url) => {
      address = url;
    },
  };
}
