import { text } from "#platform/i18n/web/i18n.ts";

/** The event in the reader's language; an action that nobody named keeps its own word. */
export function actionName(action: string): string {
  const key = `security:actions.${action}`;
  const name = text(key);
  return name === key ? action : name;
}
