const MOST = 10 * 1024 * 1024;

export type SentPicture =
  | { ok: true; address: string; name: string }
  | { ok: false; reason: "tooLarge" | "unsupported" | "failed" };

/** Keeps a picture on the server; notes name it by the address that comes back. */
export async function sendPicture(picture: File): Promise<SentPicture> {
  if (picture.size > MOST) return { ok: false, reason: "tooLarge" };
  try {
    const response = await fetch(`/api/flashcards/media?name=${encodeURIComponent(picture.name)}`, {
      method: "POST",
      body: picture,
      headers: { "content-type": picture.type || "application/octet-stream" },
    });
    if (response.status === 413) return { ok: false, reason: "tooLarge" };
    if (response.status === 415) return { ok: false, reason: "unsupported" };
    if (!response.ok) return { ok: false, reason: "failed" };
    const { address } = (await response.json()) as { address: string };
    return { ok: true, address, name: picture.name.replace(/\.\w+$/, "").replace(/[<>"&]/g, "") };
  } catch {
    return { ok: false, reason: "failed" };
  }
}
