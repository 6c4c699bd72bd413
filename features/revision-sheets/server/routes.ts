// A sheet as a PDF file.
import type { RequestContext } from "#platform/feature/server/context.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { isLanguage, type Language, LOCALES } from "#platform/i18n/languages.ts";
import { layOutPdf } from "#platform/pdf/server/lay-out.ts";
import { type PdfTexts, sheetPdf } from "../domain/sheet-pdf.ts";
import type { Sheet } from "../domain/wire.ts";
import { findSheet, sheetOf } from "./queries.ts";

const PER_MINUTE = 10;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

/** A name every system takes, accents kept for those that can (RFC 6266). */
function disposition(title: string): string {
  const words = title
    .replace(/[^\p{L}\p{N} -]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const name = `${words.slice(0, 80).replace(/\p{Cs}$/u, "") || "fiche"}.pdf`;
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/gu, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function pdfTexts({ services }: RequestContext, language: Language, sheet: Sheet): PdfTexts {
  const say = (key: string, values?: Record<string, unknown>) =>
    services.texts.t(language, `revision-sheets:${key}`, values);
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeZone: "Europe/Paris",
  }).format(sheet.updatedAt);
  return {
    badge: say("badge"),
    made: say("view.madeOn", { way: say(`way.${sheet.way}`, { model: sheet.model }), day }),
    sources: say("view.sources"),
    unverified: say("view.unverified"),
    notice: say("notice"),
    none: say("view.none"),
    section: (section) => say(`sections.${section}`),
    source: ({ title, section }) =>
      section === ""
        ? say("view.given", { title })
        : `${title} · ${services.texts.t(language, `guidelines:sections.${section}`)}`,
  };
}

const pdfRoute: PlainRoute = {
  method: "GET",
  path: "/api/revision-sheets/:id/pdf",
  access: "person",
  handle: async (request, context, { id = "" }) => {
    const { me, services } = context;
    if (!UUID.test(id)) return refused("NOT_FOUND", 404);
    const row = await services.db.asPerson(me.id, (tx) => findSheet(tx, id));
    if (!row) return refused("NOT_FOUND", 404);
    const limit = {
      key: `revision-sheets.pdf:${me.id}`,
      max: PER_MINUTE,
      windowSeconds: 60,
      now: services.now(),
    };
    const pace = await takeRateLimit(services.db, limit);
    if (!pace.allowed)
      return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
    const asked = new URL(request.url).searchParams.get("language");
    const language = isLanguage(asked) ? asked : context.request.language;
    const sheet = sheetOf(row);
    const document = sheetPdf(
      sheet,
      pdfTexts(context, language, sheet),
      (to) => new URL(to, services.publicUrl()).href,
    );
    const footer = services.texts.t(language, "revision-sheets:view.page", {
      page: "{page}",
      pages: "{pages}",
    });
    return new Response(await layOutPdf(document, footer), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": disposition(sheet.title),
        "cache-control": "no-store",
      },
    });
  },
};

export const routes: readonly PlainRoute[] = [pdfRoute];
