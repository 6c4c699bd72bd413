import type { Message } from "../domain/message.ts";

/** An answer of the documentary mind, whole unless told otherwise. */
export const answerOf = (over: Partial<Message> = {}): Message => ({
  id: "11111111-1111-4111-8111-111111111111",
  role: "assistant",
  seq: 2,
  text: "",
  status: "complete",
  sources: [],
  tools: [],
  mind: "documentary",
  mode: "general",
  language: "fr",
  parentId: null,
  versions: [],
  annotations: [],
  fallback: null,
  speed: "normal",
  feedback: null,
  createdAt: new Date(0),
  ...over,
});
