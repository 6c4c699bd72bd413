// As much of a mail server as a test needs, on this machine only: it takes letters, or refuses
// them.
import { createServer, type Socket } from "node:net";

export interface SmtpServer {
  url: string;
  letters: { from: string; to: string[]; source: string }[];
  /** While set, what every recipient is answered instead of 250. */
  refusal: string | null;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    serve(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters: [],
    refusal: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return smtp;
}

function serve(socket: Socket, smtp: SmtpServer) {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let letter = { from: "", to: [] as string[], source: "" };
  let reading = false;
  let pending = "";
  const take = (line: string) => {
    if (reading) {
      if (line !== ".") letter.source += `${line.replace(/^\.\./, ".")}\r\n`;
      else {
        reading = false;
        smtp.letters.push(letter);
        letter = { from: "", to: [], source: "" };
        say("250 kept");
      }
      return;
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO" || verb === "HELO") say("250 test");
    else if (verb === "MAIL") {
      letter.from = address;
      say("250 ok");
    } else if (verb === "RCPT") {
      if (smtp.refusal) return say(smtp.refusal);
      letter.to.push(address);
      say("250 ok");
    } else if (verb === "DATA") {
      reading = true;
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  };
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    pending += chunk;
    for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      take(line);
    }
  });
  say("220 test");
}
