import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/**
 * AuthenticationOk, then ReadyForQuery outside a transaction: nobody else can reach the thread, who
 * asks is let in.
 */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * What PostgreSQL's client takes for a socket: its bytes go to the thread of the embedded database,
 * and come from it.
 */
export class ThreadStream extends Duplex {
  #thread: Worker;
  #welcomed = false;
  /** Written and not sent yet. */
  #waiting: Buffer[] = [];

  constructor(thread: Worker) {
    super({ highWaterMark: 1024 * 1024 });
    this.#thread = thread;
    thread.on("message", (sent: unknown) => {
      if (sent instanceof Uint8Array)
        this.push(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength));
    });
    thread.once("exit", () => this.destroy());
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(chunks.map(({ chunk }) => chunk));
    done();
  }

  #post(parts: Buffer[]): void {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(WELCOME);
      return;
    }
    // What comes before this turn of the program ends travels together: a message to the thread costs
    // more than most statements do.
    if (this.#waiting.length === 0) queueMicrotask(() => process.nextTick(() => this.#send()));
    this.#waiting.push(...parts);
  }

  #send(): void {
    const parts = this.#waiting;
    this.#waiting = [];
    // Memory of its own: what the client writes stands in a pool that others share.
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    this.#thread.postMessage(bytes, [bytes.buffer]);
  }

  /** What a socket has and the client calls. */
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
