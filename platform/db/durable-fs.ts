// The embedded database as shipped never asks the disk to keep what it wrote: its file system has
// no fsync. This one has, and the start parameters below leave out PostgreSQL's "-F" (no fsync). A
// test counts the calls.
import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface EmscriptenStream {
  nfd?: number;
  node: unknown;
}
interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
    realPath(node: unknown): string;
  };
}

const EIO = 29; // WASI errno: PostgreSQL then panics and recovers instead of believing a lie.
// A file that was closed or removed meanwhile has nothing left to keep.
const HARMLESS = new Set(["EINVAL", "EBADF", "ENOENT"]);

function syncStream(
  files: NodeFsModule["NODEFS"],
  stream: EmscriptenStream,
  onSync: () => void,
): number {
  try {
    onSync();
    if (stream.nfd !== undefined && stream.nfd !== null) fsyncSync(stream.nfd);
    else {
      const handle = openSync(files.realPath(stream.node), "r");
      try {
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    }
    return 0;
  } catch (error) {
    return HARMLESS.has((error as NodeJS.ErrnoException).code ?? "") ? 0 : EIO;
  }
}

export class DurableNodeFS extends NodeFS {
  /** How many times PostgreSQL asked for the disk: tests assert that a commit raises it. */
  syncs = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const ready = await super.init(pg, options);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as NodeFsModule).NODEFS;
      files.stream_ops.fsync = (stream) =>
        syncStream(files, stream, () => {
          this.syncs += 1;
        });
    });
    return ready;
  }
}

/**
 * PGlite's own list without "-F", with 16 MB of shared buffers. Re-read PGlite's default at every
 * upgrade.
 */
export const DURABLE_START = [
  "--single",
  "-O",
  "-j",
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
  "-c",
  "search_path=public",
  "-c",
  "exit_on_error=false",
  "-c",
  "log_checkpoints=false",
  "-c",
  "max_worker_processes=0",
  "-c",
  "max_parallel_workers=0",
  "-c",
  "max_parallel_workers_per_gather=0",
  "-c",
  "io_method=sync",
  "-c",
  "max_parallel_maintenance_workers=0",
];
