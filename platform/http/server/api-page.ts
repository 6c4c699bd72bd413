// A page of plain HTML: no script, so that the strict policy needs no exception.
import { html, raw } from "hono/html";
import type { OpenApiDocument, OpenApiOperation } from "./openapi.ts";

/** Renders the interface document for reading; every value is escaped. */
export function apiPage(document: OpenApiDocument) {
  const groups = new Map<string, [string, string, OpenApiOperation][]>();
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(operations)) {
      const group = path.split("/")[1] ?? "";
      groups.set(group, [...(groups.get(group) ?? []), [method, path, operation]]);
    }
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Sclepios API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs.css" />
  </head>
  <body>
    <main>
      <h1>Sclepios API</h1>
      <p>${document.info.description ?? ""} The same document for programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
      ${[...groups].map(([group, entries]) => html`<section><h2>${group}</h2>${entries.map(operationBlock)}</section>`)}
    </main>
  </body>
</html>`;
}

function operationBlock([method, path, operation]: [string, string, OpenApiOperation]) {
  const block = (title: string, value: unknown) =>
    value
      ? html`<h3>${title}</h3><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`
      : raw("");
  return html`<details>
    <summary><code>${method.toUpperCase()} /api${path}</code> ${operation.summary ?? ""}</summary>
    <p>${operation.description ?? ""}</p>
    ${block("Parameters", operation.parameters)} ${block("Body", operation.requestBody)} ${block("Answers", operation.responses)}
  </details>`;
}
