import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { PAGES } from "../testing/given.ts";
import { bringProtocol } from "./bring-protocol.ts";

const view = (name: string, route: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `protocols, ${name}`,
  who: "admin",
  route,
  open,
  ...more,
});

const listed = (title: string, validity: string, more: object = {}) => ({
  ...{ id: crypto.randomUUID(), number: 2, title, service: "Réanimation fictive" },
  ...{ author: "Dr Fictif", dated: "2026-01-15", validUntil: "2026-12-01", validity, passages: 3 },
  ...more,
});

/** The list as the server would say it: other journeys have protocols of their own. */
const answered = ({ page }: Stage, protocols: object[], mayWrite = true) =>
  page.route("**/rpc/protocols/list", (route) =>
    route.fulfill({ json: { json: { protocols, mayWrite } } }),
  );

async function write(stage: Stage, text: string): Promise<void> {
  const { page, say } = stage;
  await visit(stage, "/protocols/new");
  await page.getByText(say("protocols:form.ways.write"), { exact: true }).click();
  await page.getByRole("textbox", { name: say("protocols:form.text") }).fill(text);
}

/** A scanned document is chosen; `lines` is what the server says of it. */
async function sendScan({ page, say }: Stage, lines: readonly object[] = []): Promise<void> {
  if (lines.length > 0)
    await page.route("**/api/protocols/texts", (route) =>
      route.fulfill({
        contentType: "application/x-ndjson",
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
      }),
    );
  const file = { name: "Fictif.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") };
  await page.getByLabel(say("protocols:form.file"), { exact: true }).setInputFiles(file);
}

export const views: readonly View[] = [
  view("none", "/protocols", async (stage) => {
    await answered(stage, []);
    await visit(stage, "/protocols");
    await expect(stage.page.getByText(stage.say("protocols:empty.writer"))).toBeVisible();
  }),
  view(
    "none, for a reader",
    "/protocols",
    async (stage) => {
      await answered(stage, [], false);
      await visit(stage, "/protocols");
      await expect(stage.page.getByText(stage.say("protocols:empty.reader"))).toBeVisible();
    },
    { who: "person" },
  ),
  view("list", "/protocols", async (stage) => {
    await answered(stage, [
      listed("Héparine non fractionnée en perfusion continue de l’adulte", "soon"),
      listed("Sédation fictive", "expired", { validUntil: "2026-10-01" }),
      listed("Transfusion fictive", "valid", { validUntil: null, service: "Urgences fictives" }),
      listed("Ancien protocole fictif", "withdrawn"),
    ]);
    await visit(stage, "/protocols");
    await expect(stage.page.locator("[data-result]")).toHaveCount(4);
  }),
  view("long list, none found", "/protocols", async (stage) => {
    const many = ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit"];
    await answered(
      stage,
      many.map((title) => listed(`${title} fictif`, "valid")),
    );
    await visit(stage, "/protocols");
    await stage.page.getByRole("searchbox").fill("tarte aux pommes");
    await expect(stage.page.getByText(stage.say("protocols:search.nothing"))).toBeVisible();
  }),
  view("import", "/protocols/new", (stage) => visit(stage, "/protocols/new")),
  view("import, previewed", "/protocols/new", async (stage) => {
    await write(stage, PAGES.join("\n\n"));
    await expect(
      stage.page.getByText(stage.say("protocols:form.preview", { count: 3 }), { exact: true }),
    ).toBeVisible();
  }),
  view("import, refused", "/protocols/new", async (stage) => {
    await write(stage, PAGES.join("\n\n"));
    await button(stage, "protocols:form.save").click();
    await expect(stage.page.getByRole("alert")).toHaveText(stage.say("protocols:missing.title"));
  }),
  view(
    "import, a file without text",
    "/protocols/new",
    async (stage) => {
      await visit(stage, "/protocols/new");
      const empty = { name: "vide.txt", mimeType: "text/plain", buffer: Buffer.from(" ") };
      await stage.page
        .getByLabel(stage.say("protocols:form.file"), { exact: true })
        .setInputFiles(empty);
      await expect(stage.page.getByRole("alert")).toHaveText(stage.say("protocols:files.noText"));
    },
    { complains: REFUSED },
  ),
  view("import, text recognised", "/protocols/new", async (stage) => {
    await visit(stage, "/protocols/new");
    await sendScan(stage, [
      { page: 1, of: 2 },
      { page: 2, of: 2 },
      { kind: "scan", pages: PAGES },
    ]);
    await expect(stage.page.getByText(stage.say("protocols:form.recognised"))).toBeVisible();
  }),
  view("import, recognising", "/protocols/new", async (stage) => {
    await visit(stage, "/protocols/new");
    // An answer that never comes to its end: the page waits with its progress.
    await stage.page.evaluate(() => {
      const line = new TextEncoder().encode('{"page":3,"of":12}\n');
      const body = new ReadableStream({ start: (lines) => lines.enqueue(line) });
      const headers = { "content-type": "application/x-ndjson" };
      globalThis.fetch = async () => new Response(body, { headers });
    });
    await sendScan(stage);
    const told = stage.say("protocols:form.recognising", { page: 3, of: 12 });
    await expect(stage.page.getByText(told)).toBeVisible();
  }),
  view("read, text recognised", "/protocols/$protocolId/$number", async (stage) => {
    await visit(stage, await bringProtocol(stage.page, { origin: "scan" }));
    await expect(stage.page.getByText(stage.say("protocols:page.scan"))).toBeVisible();
  }),
  view("import, not for this person", "/protocols/new", (stage) => visit(stage, "/protocols/new"), {
    who: "person",
  }),
  view("read at a passage", "/protocols/$protocolId/$number", async (stage) => {
    await visit(stage, `${await bringProtocol(stage.page)}#p2`);
    await expect(stage.page.locator("[data-targeted]")).toBeVisible();
  }),
  view("expired", "/protocols/$protocolId/$number", async (stage) => {
    const over = { dated: "2025-01-01", validUntil: "2025-12-31" };
    await visit(stage, await bringProtocol(stage.page, over));
    await expect(stage.page.getByText(stage.say("protocols:stop.expired"))).toBeVisible();
  }),
  view("withdrawn", "/protocols/$protocolId/$number", async (stage) => {
    const address = await bringProtocol(stage.page);
    const id = address.split("/")[2];
    await call(stage.page, "protocols/withdraw", { id, withdrawn: true });
    await visit(stage, address);
    await expect(button(stage, "protocols:putBack")).toBeVisible();
  }),
  view(
    "not found",
    "/protocols/$protocolId/$number",
    async (stage) => {
      await stage.page.goto(`/protocols/${crypto.randomUUID()}/1`);
      await expect(stage.page.getByText(stage.say("protocols:failed.unknown"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("new version", "/protocols/$protocolId/new", async (stage) => {
    const [, , id] = (await bringProtocol(stage.page)).split("/");
    await visit(stage, `/protocols/${id}/new`);
    await expect(button(stage, "protocols:form.saveVersion", { number: 2 })).toBeVisible();
  }),
];
