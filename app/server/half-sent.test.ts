import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { endHalfSent } from "./half-sent.ts";

const SILENCE = 400;
const HEAD = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
let server: Server;
let socket: Socket;
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** What the connection says until it is closed by the server, or until `enough`. */
async function hear(enough = /^$/): Promise<{ said: string; closed: boolean }> {
  let said = "";
  return new Promise((resolve) => {
    socket.on("data", (part: Buffer) => {
      said += part.toString();
      if (enough.test(said)) resolve({ said, closed: false });
    });
    socket.once("close", () => resolve({ said, closed: true }));
    socket.once("error", () => {});
  });
}

async function open(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  endHalfSent(server, SILENCE);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
}

/** Answers with the length of what it read to the end. */
const readWhole: RequestListener = (request, response) => {
  let length = 0;
  request.on("data", (part: Buffer) => {
    length += part.length;
  });
  request.once("end", () => response.end(`read ${length}`));
  request.once("error", () => response.destroy());
};

test("a body left half-way ends its connection, and is told so", async () => {
  await open(readWhole);
  socket.write(`${HEAD(10)}half`);
  expect(await hear()).toEqual({ said: expect.stringMatching(/^HTTP\/1\.1 408 /), closed: true });
});

test("a second request of a connection that was answered is ended without a word", async () => {
  await open(readWhole);
  socket.write(`${HEAD(4)}half`);
  expect((await hear(/read 4/)).closed).toBe(false);
  socket.write(`${HEAD(10)}half`);
  expect((await hear()).closed).toBe(true);
});

test("a body that comes slowly is waited for, however long it takes in all", async () => {
  await open(readWhole);
  socket.write(HEAD(40));
  const heard = hear(/read 40/);
  for (let n = 0; n < 40; n++) {
    socket.write("x");
    await pause(SILENCE / 20);
  }
  expect((await heard).said).toContain("read 40");
});

test("what we are slow to read, and what we are slow to answer, is nobody's silence", async () => {
  const length = 300_000;
  await open((request, response) => {
    setTimeout(() => readWhole(request, response), SILENCE * 3);
  });
  socket.write(HEAD(length));
  socket.write("x".repeat(length));
  expect((await hear(/read \d+/)).said).toContain(`read ${length}`);
});
