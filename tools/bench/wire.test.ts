import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openWire } from "./wire.ts";

test("what passes is counted in both directions, until the wire is cut", async () => {
  const server = createServer((request, answer) => {
    request.resume().on("end", () => answer.end("x".repeat(50_000)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const wire = await openWire();
  wire.leadTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const post = () => fetch(wire.url, { method: "POST", body: "y".repeat(20_000) });
  expect((await (await post()).text()).length).toBe(50_000);
  const carried = wire.carried();
  expect(carried).toBeGreaterThan(70_000);
  expect(carried).toBeLessThan(72_000);
  expect(wire.carried()).toBe(0);
  await wire.cut();
  await wire.cut();
  await expect(post()).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
