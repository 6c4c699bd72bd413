import { Agent, type IncomingMessage, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { openDoor } from "./door.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

const get = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port, agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response));
    })
      .once("error", reject)
      .end();
  });

/** A door whose answers wait until they are let go. */
async function slowDoor() {
  const door = await openDoor({ port: 0, host: "127.0.0.1" });
  const asked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  door.letIn(async () => {
    asked.resolve();
    await letGo.promise;
    return new Response("whole");
  });
  return { door, asked: asked.promise, letGo: letGo.resolve };
}

// Less than the grace after which everything is cut.
test("a connection that was being answered when the stop came ends with its answer", {
  timeout: 5_000,
}, async () => {
  const { door, asked, letGo } = await slowDoor();
  const answered = get(door.port);
  await asked;
  door.refuseNew();
  letGo();
  expect((await answered).statusCode).toBe(200);
  // Kept open, it would be served until the grace ends, and hold the stop as long.
  await door.ended;
  await expect(get(door.port)).rejects.toThrow();
});

test("an answer that begins after the stop says that its connection ends", async () => {
  const { door, asked, letGo } = await slowDoor();
  const answered = get(door.port);
  await asked;
  door.refuseNew();
  letGo();
  expect((await answered).headers.connection).toBe("close");
});
