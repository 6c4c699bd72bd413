import type { TFunction } from "i18next";

/** The event in the reader's language; an action that nobody named keeps its own word. */
export const actionName = (t: TFunction, action: string): string =>
  String(t(`security:actions.${action}` as never, { defaultValue: action }));
