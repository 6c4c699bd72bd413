// A mail server for tests, on this machine only: it takes e-mails, or refuses them.
import { SMTPServer } from "smtp-server";

export interface TestSmtpServer {
  url: string;
  emails: { from: string; to: string[]; source: string }[];
  /** While set, what every recipient is answered instead of 250: "550 5.1.1 no such mailbox". */
  refusal: string | null;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const smtp: Omit<TestSmtpServer, "url" | "close"> = { emails: [], refusal: null };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      if (smtp.refusal === null) return callback();
      const [, code = "", words = ""] = /^(\d+) (.*)$/.exec(smtp.refusal) ?? [];
      callback(Object.assign(new Error(words), { responseCode: Number(code) }));
    },
    onData(stream, { envelope }, callback) {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      let source = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        source += chunk;
      });
      stream.on("end", () => {
        smtp.emails.push({ from, to, source });
        callback();
      });
    },
  });
  // A client that leaves in the middle of a command is its own affair.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
