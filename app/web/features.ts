// The web features, by hand: the table of contents of the application.
import { registerFeatures } from "#platform/feature/web/registry.ts";

export const features = [] as const;

registerFeatures(features);
