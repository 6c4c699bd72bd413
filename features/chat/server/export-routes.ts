// A conversation as a file: the branch that is shown, with its sources.
import type { RequestContext } from "#platform/feature/server/context.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { isLanguage, type Language, LOCALES } from "#platform/i18n/languages.ts";
import { layOutPdf } from "#platform/pdf/server/lay-out.ts";
import { conversationMarkdown, type ExportTexts } from "../domain/conversation-markdown.ts";
import { conversationPdf } from "../domain/conversation-pdf.ts";
import { isSection } from "../domain/modes.ts";
import { findConversation } from "./queries.ts";
import { listBranch } from "./queries-thread.ts";

const EXPORTS_PER_MINUTE = 10;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

/** A name every system takes, accents kept for those that can (RFC 6266). */
function disposition(title: string, extension: string): string {
  const name = `${
    title
      .replace(/[^\p{L}\p{N} -]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim()
      .slice(0, 80)
      // Half of a letter outside the first plane has no form in an address: the whole answer would
      // fail.
      .replace(/\p{Cs}$/u, "") || "conversation"
  }.${extension}`;
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/gu, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function exportTexts({ services }: RequestContext, language: Language): ExportTexts {
  const say = (key: string, values?: Record<string, unknown>) =>
    services.texts.t(language, `chat:${key}`, values);
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeZone: "Europe/Paris",
  }).format(services.now());
  return {
    exported: say("export.exported", { day }),
    person: say("export.person"),
    assistant: say("export.assistant"),
    sources: say("export.sources"),
    unverified: say("export.unverified"),
    empty: say("errors.emptyConversation"),
    notice: say("notice"),
    mode: ({ mode }) => say(`modes.${mode}`),
    source: ({ title, section }) =>
      isSection(section) ? `${title} · ${say(`answer.section.${section}`)}` : title,
    ended: ({ status }) => {
      if (status === "complete") return null;
      if (status === "failed") return say("errors.generation");
      return say(status === "writing" ? "thread.writing" : `status.${status}`);
    },
  };
}

type Write = (
  exported: Parameters<typeof conversationPdf>,
  footer: string,
) => Promise<string | Uint8Array<ArrayBuffer>>;

const exportRoute = (
  format: string,
  extension: string,
  type: string,
  write: Write,
): PlainRoute => ({
  method: "GET",
  path: `/api/conversations/:id/export/${format}`,
  access: "person",
  handle: async (request, context, { id = "" }) => {
    const { me, services } = context;
    if (!UUID.test(id)) return refused("NOT_FOUND", 404);
    const found = await services.db.asPerson(me.id, async (tx) => {
      const conversation = await findConversation(tx, id);
      return (
        conversation && { ...conversation, messages: await listBranch(tx, id, conversation.leafId) }
      );
    });
    if (!found) return refused("NOT_FOUND", 404);
    const pace = await takeRateLimit(services.db, {
      key: `chat.export:${me.id}`,
      max: EXPORTS_PER_MINUTE,
      windowSeconds: 60,
      now: services.now(),
    });
    if (!pace.allowed)
      return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
    const asked = new URL(request.url).searchParams.get("language");
    const language = isLanguage(asked) ? asked : context.request.language;
    const address = (route: string) => new URL(route, services.publicUrl()).href;
    const footer = services.texts.t(language, "chat:export.page", {
      page: "{page}",
      pages: "{pages}",
    });
    const body = await write([found, exportTexts(context, language), address], footer);
    return new Response(body, {
      headers: {
        "content-type": type,
        "content-disposition": disposition(found.title, extension),
        "cache-control": "no-store",
      },
    });
  },
});

export const exportRoutes: readonly PlainRoute[] = [
  exportRoute("markdown", "md", "text/markdown; charset=utf-8", async (exported) =>
    conversationMarkdown(...exported),
  ),
  exportRoute("pdf", "pdf", "application/pdf", async (exported, footer) =>
    layOutPdf(conversationPdf(...exported), footer),
  ),
];
