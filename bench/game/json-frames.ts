import { z } from 'zod';
import type { Frame, Frames } from './frames.ts';

/** What the bare server sends: `[name, body]`, or `[id]` as acknowledgement. */
const received = z.union([z.tuple([z.number()]), z.tuple([z.string(), z.unknown()])]);

function decode(bytes: Buffer): Frame {
  const [name, body] = received.parse(JSON.parse(bytes.toString('utf8')));
  if (typeof name === 'number') return { kind: 'reply', id: name, isOk: true };
  return name === 'joined' ? { kind: 'joined' } : { kind: 'said', name, body: () => body };
}

export const jsonFrames: Frames = {
  decode,
  request: (id, name, body) => JSON.stringify([id % 0x80, name, body]),
  ack: null,
};
