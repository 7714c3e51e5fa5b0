import { Packr } from 'msgpackr';
import type { Frame, Frames } from './frames.ts';

/** Colyseus' own protocol, written and read by hand: the SDK would cost the load clients more than the server. */
const JOIN = 10;
const ERROR = 11;
const DATA = 13;
const REQUEST = 21;
const RESPONSE = 22;
const FIXSTR = 0xa0;
const UINT8 = 0xcc;
const packr = new Packr({ useRecords: false });

const nameAt = (bytes: Buffer, at: number): { readonly name: string; readonly next: number } => {
  const length = (bytes[at] ?? 0) & 0x1f;
  return { name: bytes.toString('latin1', at + 1, at + 1 + length), next: at + 1 + length };
};

function decode(bytes: Buffer): Frame {
  const [code] = bytes;
  if (code === JOIN) return { kind: 'joined' };
  if (code === ERROR) return { kind: 'error', what: bytes.toString('utf8', 1) };
  if (code === RESPONSE) {
    const isLong = bytes[1] === UINT8;
    return { kind: 'reply', id: bytes[isLong ? 2 : 1] ?? 0, isOk: bytes[isLong ? 3 : 2] === 0 };
  }
  if (code !== DATA) return { kind: 'said', name: '', body: () => null };
  const { name, next } = nameAt(bytes, 1);
  return { kind: 'said', name, body: (): unknown => packr.unpack(bytes.subarray(next)) };
}

function request(id: number, name: string, body?: object): Buffer {
  const head = Buffer.from([REQUEST, id % 0x80, FIXSTR | name.length, ...Buffer.from(name, 'latin1')]);
  return body ? Buffer.concat([head, packr.pack(body)]) : head;
}

export const colyseusFrames: Frames = { decode, request, ack: Buffer.from([JOIN]) };
