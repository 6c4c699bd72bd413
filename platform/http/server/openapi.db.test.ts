import { getContractRouter } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import type { OpenApiDocument } from "./openapi.ts";

const app = await testApp();
const document = (await (await app.request("/api/openapi.json")).json()) as OpenApiDocument & {
  openapi: string;
};

/** Method and path of every procedure of a contract. */
function routes(router: unknown): { method: string; path: string; errors: string[] }[] {
  const definition = (
    router as {
      "~orpc"?: { route: { method?: string; path?: string }; errorMap: Record<string, unknown> };
    }
  )["~orpc"];
  if (definition)
    return [
      {
        method: (definition.route.method ?? "POST").toLowerCase(),
        path: definition.route.path ?? "",
        errors: Object.keys(definition.errorMap),
      },
    ];
  return Object.values(router as object).flatMap(routes);
}
const procedures = features.flatMap(({ contract }) =>
  contract ? routes(getContractRouter(contract, [])) : [],
);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

describe("the interface document", () => {
  test("is an OpenAPI document with a title and a version", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({
      title: "Sclepios",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test("describes every procedure, and nothing else", () => {
    const described = operations.map(({ method, path }) => `${method} ${path}`).sort();
    expect(described).toEqual(procedures.map(({ method, path }) => `${method} ${path}`).sort());
    expect(described.length).toBeGreaterThan(20);
  });

  test("gives each a sentence and its answers, refusals included", () => {
    for (const { method, path, operation } of operations) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      const statuses = Object.keys(operation.responses ?? {});
      expect(
        statuses.some((status) => status.startsWith("2")),
        name,
      ).toBe(true);
      expect(statuses, name).toEqual(
        expect.arrayContaining(["401", "403", "404", "409", "422", "429", "503", "507"]),
      );
    }
  });

  test("describes every parameter of a path", () => {
    for (const { method, path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = ((operation.parameters ?? []) as { name: string; in: string }[])
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => name);
      expect([method, path, described.sort()]).toEqual([method, path, named.sort()]);
    }
  });

  test("refers to nothing that is not in it", () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, reference = ""] of references) {
      const found = reference
        .replace(/^#\//, "")
        .split("/")
        .reduce<unknown>(
          (at, step) => (at as Record<string, unknown> | undefined)?.[step],
          document,
        );
      expect(found, reference).toBeDefined();
    }
  });
});

describe("the page of the interface", async () => {
  const response = await app.request("/api/docs");
  const page = await response.text();

  test("shows every operation", () => {
    for (const { method, path } of operations)
      expect(page).toContain(`<code>${method.toUpperCase()} /api${path}</code>`);
  });

  test("holds nothing that the policy refuses", () => {
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//i);
  });

  test("has its style under the same roof", async () => {
    const style = await app.request("/api/docs.css");
    expect([style.status, style.headers.get("content-type")]).toEqual([
      200,
      "text/css; charset=utf-8",
    ]);
    expect(await style.text()).not.toMatch(/@import|url\(/);
  });
});
