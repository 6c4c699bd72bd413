// A file on its way to the server, with the share of it that has left: `fetch` does not tell it.

interface SendOptions {
  signal: AbortSignal;
  /** Share that was sent, 0 to 1. */
  onProgress(share: number): void;
}

/** Resolves to the status of the answer; rejects when nothing came back or the signal aborted. */
export function sendFile(
  address: string,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(request.status));
    for (const end of ["error", "abort", "timeout"])
      request.addEventListener(end, () => reject(new Error(end)));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", address);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  });
}
