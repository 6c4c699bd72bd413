// A handbook of two hundred pages, as the administrator imports it: its PDF is sent and read, its
// passages are kept. Embedded, on a server of its own.
import { given } from "#features/protocols/testing/given.ts";
import { handbook } from "#features/protocols/testing/handbook.ts";
import { handbookDocument } from "#features/protocols/testing/handbook-rows.ts";
import { pdfOf } from "#platform/documents/testing/pdf.ts";
import type { Figures } from "../figure.ts";
import { signUp, startServer, timed } from "../server.ts";

export async function protocols(): Promise<Figures> {
  const body = new Uint8Array(await pdfOf(handbookDocument(handbook())));
  const server = await startServer();
  try {
    // The first account of an installation administers it.
    const session = await signUp(server.url);
    const headers = { cookie: session.cookie, origin: server.url };
    let pages: string[] = [];
    const read = await timed(async () => {
      const sent = { method: "POST", headers, body };
      const response = await fetch(`${server.url}/api/protocols/texts`, sent);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      ({ pages } = (await response.json()) as { pages: string[] });
    });
    const one = given({ title: "Recueil des procédures", origin: "pdf", pages });
    const kept = await timed(() => session.call("protocols/save", one));
    return {
      "protocol, pages of the handbook": {
        value: pages.length,
        unit: "pages",
        baseline: null,
        goal: { min: 200 },
      },
      "protocol, 200 pages imported": {
        value: (read + kept) / 1000,
        unit: "s",
        baseline: null,
        goal: { max: 60 },
      },
    };
  } finally {
    await server.stop();
  }
}
