// Another tab asks for a session: cards found by a search.
import type { Scope } from "../domain/wire-study.ts";

export interface StudyRequest {
  scope: Scope;
  title: string;
}

let waiting: StudyRequest | null = null;
const listeners = new Set<() => void>();

export function requestStudy(request: StudyRequest): void {
  waiting = request;
  for (const listener of listeners) listener();
}

/** Each request is taken once. */
export function takeStudyRequest(): StudyRequest | null {
  const taken = waiting;
  waiting = null;
  return taken;
}

export function onStudyRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
