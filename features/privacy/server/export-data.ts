// The person's copy of everything (GDPR art. 15 and 20): every feature says what it keeps.

import type { Services } from "#platform/feature/server/context.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";

export type ExportedData = Record<string, Record<string, unknown>>;

export async function exportData(
  { db, features }: Services,
  personId: string,
): Promise<ExportedData> {
  const data: ExportedData = {};
  for (const feature of features) {
    const { personalData } = feature;
    if (!personalData) continue;
    const own = await db.asPerson(personId, (tx) => personalData.export(tx, personId));
    const about = personalData.exportSystem
      ? await db.asSystem(
          "personal data export",
          (tx) => personalData.exportSystem?.(tx, personId) ?? Promise.resolve({}),
        )
      : {};
    const namespace = namespaceOf(feature);
    data[namespace] = { ...data[namespace], ...plain({ ...own, ...about }) };
  }
  return data;
}

/** Plain JSON: dates as ISO 8601, large integers as texts. */
function plain(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "bigint" ? String(inner) : inner,
    ),
  );
}
