import type { TFunction } from "i18next";
import { NO_MODEL_PROVIDER } from "../domain/usage.ts";

/** The host of an endpoint as it is; the documentary mind, which has none, in words. */
export const providerName = (t: TFunction<"assistant">, provider: string): string =>
  provider === NO_MODEL_PROVIDER ? t("usage.documentary") : provider;
