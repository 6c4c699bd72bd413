// The answers of a paper as a file, when the network does not come back in time. The server that
// opened the paper reads it, from any device of the person.
import { ANSWER_FILE_FORMAT } from "../../domain/session.ts";
import { factsIn, readJournal } from "./journal.ts";
import { storedPaper } from "./stored-paper.ts";

const IV_BYTES = 12;

const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const bytesOf = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Null when this device holds nothing of the paper, or no key to close the file with. */
export async function writeAnswerFile(attemptId: string): Promise<string | null> {
  const paper = await storedPaper(attemptId);
  const journal = readJournal(attemptId);
  if (!paper?.answerKey || !journal) return null;
  const key = await crypto.subtle.importKey("raw", bytesOf(paper.answerKey), "AES-GCM", false, [
    "encrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder();
  const additionalData = text.encode(attemptId);
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData },
    key,
    text.encode(JSON.stringify({ facts: factsIn(journal) })),
  );
  const sealed = { attemptId, iv: base64(iv), data: base64(new Uint8Array(data)) };
  return JSON.stringify({ format: ANSWER_FILE_FORMAT, ...sealed });
}
