// The documented interface: the document itself, and a page to read it that lives under the same
// strict policy.
import type { AnyContractRouter } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Hono } from "hono";
import type { Services } from "#platform/feature/server/context.ts";
import { apiPage } from "./api-page.ts";
import { API_PAGE_STYLE } from "./api-page-style.ts";
import { byNamespace } from "./by-namespace.ts";

export interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, OpenApiOperation>>;
}
export interface OpenApiOperation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, { description?: string; content?: unknown }>;
}

// biome-ignore lint/suspicious/noExplicitAny: any environment of the application.
export function openApiRoutes(app: Hono<any>, services: Services) {
  let document: Promise<OpenApiDocument> | undefined;
  const generate = () => {
    document ??= generateDocument(services);
    return document;
  };
  app.get("/api/openapi.json", async (c) => c.json(await generate()));
  app.get("/api/docs", async (c) => c.html(apiPage(await generate())));
  app.get("/api/docs.css", (c) =>
    c.body(API_PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8" }),
  );
}

async function generateDocument({ features }: Services): Promise<OpenApiDocument> {
  const contract = byNamespace(
    features,
    (feature) => feature.contract as Record<string, AnyContractRouter> | undefined,
  );
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const made = await generator.generate(contract, {
    info: {
      title: "Sclepios",
      version: "0.1.0",
      description:
        "Sessions are cookies (sclepios.session_token) set by POST /api/auth/sign-in/email.",
    },
    servers: [{ url: "/api" }],
  });
  return made as OpenApiDocument;
}
