// Reads the wire format of Protocol Buffers (protobuf.dev/programming-guides/encoding): Anki's
// modern packages keep their media list and the settings of note types and decks in it. Field
// numbers are those of proto/anki/*.proto in github.com/ankitects/anki.

export class DamagedMessage extends Error {
  override name = "DamagedMessage";
}

/** `bytes` of a number are its varint. */
type Value =
  | { kind: "number"; number: number; bytes: Uint8Array }
  | { kind: "bytes"; bytes: Uint8Array };

const text = new TextDecoder("utf-8");

export interface Message {
  number(field: number): number | null;
  /** A number of 64 bits, signed. */
  long(field: number): bigint | null;
  text(field: number): string;
  bytes(field: number): Uint8Array | null;
  message(field: number): Message | null;
  messages(field: number): Message[];
  /** Whole numbers, packed or one by one. */
  numbers(field: number): number[];
  float(field: number): number | null;
  floats(field: number): number[];
}

/**
 * A varint as a number; beyond 2^53 it is rounded, which only identifiers reach: `long` reads
 * those.
 */
function readVarint(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let factor = 1;
  for (let at = start; at < start + 10; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw new DamagedMessage("varint past the end");
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, end: at + 1 };
    factor *= 128;
  }
  throw new DamagedMessage("varint of more than ten bytes");
}

function slice(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (length < 0 || start + length > bytes.length) throw new DamagedMessage("field past the end");
  return bytes.subarray(start, start + length);
}

function readFields(bytes: Uint8Array): Map<number, Value[]> {
  const fields = new Map<number, Value[]>();
  let at = 0;
  while (at < bytes.length) {
    const key = readVarint(bytes, at);
    at = key.end;
    const type = key.value % 8;
    let value: Value;
    if (type === 0) {
      const varint = readVarint(bytes, at);
      value = { kind: "number", number: varint.value, bytes: bytes.subarray(at, varint.end) };
      at = varint.end;
    } else if (type === 1 || type === 5) {
      const length = type === 1 ? 8 : 4;
      value = { kind: "bytes", bytes: slice(bytes, at, length) };
      at += length;
    } else if (type === 2) {
      const length = readVarint(bytes, at);
      value = { kind: "bytes", bytes: slice(bytes, length.end, length.value) };
      at = length.end + length.value;
    } else throw new DamagedMessage(`wire type ${type}`);
    const field = Math.floor(key.value / 8);
    const list = fields.get(field);
    if (list) list.push(value);
    else fields.set(field, [value]);
  }
  return fields;
}

function packed(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, end } = readVarint(bytes, at);
    numbers.push(value);
    at = end;
  }
  return numbers;
}

const longOf = (varint: Uint8Array) =>
  BigInt.asIntN(
    64,
    varint.reduceRight((value, byte) => (value << 7n) | BigInt(byte & 0x7f), 0n),
  );

function floatsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getFloat32(index * 4, true),
  );
}

/**
 * The fields of a message. Where a field that comes once was written twice, the last counts, as the
 * format says.
 */
export function readMessage(encoded: Uint8Array): Message {
  const fields = readFields(encoded);
  const lastBytes = (field: number) => {
    const last = fields.get(field)?.at(-1);
    return last?.kind === "bytes" ? last.bytes : null;
  };
  return {
    number(field) {
      const last = fields.get(field)?.at(-1);
      return last?.kind === "number" ? last.number : null;
    },
    long(field) {
      const last = fields.get(field)?.at(-1);
      return last?.kind === "number" ? longOf(last.bytes) : null;
    },
    bytes: lastBytes,
    text: (field) => text.decode(lastBytes(field) ?? new Uint8Array()),
    message(field) {
      const bytes = lastBytes(field);
      return bytes ? readMessage(bytes) : null;
    },
    messages: (field) =>
      (fields.get(field) ?? []).flatMap((value) =>
        value.kind === "bytes" ? [readMessage(value.bytes)] : [],
      ),
    numbers: (field) =>
      (fields.get(field) ?? []).flatMap((value) =>
        value.kind === "number" ? value.number : packed(value.bytes),
      ),
    float: (field) => floatsOf(lastBytes(field) ?? new Uint8Array()).at(-1) ?? null,
    floats: (field) =>
      (fields.get(field) ?? []).flatMap((value) =>
        value.kind === "bytes" ? floatsOf(value.bytes) : [],
      ),
  };
}
