import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { codeCommand } from "./code-command.ts";

export const coding = serverFeature({ name: "coding", commands: [codeCommand] });
