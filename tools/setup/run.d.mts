export interface Outcome {
  code: number;
  output: string;
  timedOut: boolean;
}
export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  seconds?: number;
  show?: boolean;
  heartbeat?: boolean;
}
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<Outcome>;
export function stopWithUs(): () => void;
export function projectEnvironment(root: string, more?: Record<string, string>): NodeJS.ProcessEnv;
export function systemEnvironment(more?: Record<string, string>): NodeJS.ProcessEnv;
export const npm: string;
