import { AVATAR_MAX_BYTES, imageKind } from "../domain/image-kind.ts";

/**
 * Why a chosen file will be refused, judged before sending it as the server will: by size, then by
 * first bytes.
 */
export async function judgePicture(file: Blob): Promise<"pictureSize" | "pictureType" | null> {
  if (file.size > AVATAR_MAX_BYTES) return "pictureSize";
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return imageKind(start) === null ? "pictureType" : null;
}

/**
 * Sends the bytes as they are. Resolves to the key of what went wrong, null when the picture is
 * kept.
 */
export async function sendPicture(
  file: Blob,
): Promise<"pictureSize" | "pictureType" | "pictureSend" | null> {
  const response = await fetch("/api/me/avatar", {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: file,
  }).catch(() => null);
  if (response?.ok) return null;
  if (response?.status === 413) return "pictureSize";
  return response?.status === 415 ? "pictureType" : "pictureSend";
}

export async function removePicture(): Promise<boolean> {
  const response = await fetch("/api/me/avatar", { method: "DELETE" }).catch(() => null);
  return response?.ok === true;
}
