import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Handshake {
  /** Of the server under attack, without a path. */
  readonly url: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request of a WebSocket handshake as it goes over the wire. */
export function handshakeText({ url, path, headers = {} }: Handshake): string {
  const all = {
    host: new URL(url).host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A plain connection that follows no rule. The tests look at what the server does to it. */
export function rawSocket({ url }: Pick<Handshake, 'url'>): {
  readonly socket: Socket;
  readonly opened: Promise<void>;
  /** The status of the first answer; null when there was none. */
  readonly answered: Promise<number | null>;
  readonly closed: Promise<void>;
} {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const opened = new Promise<void>((done) => {
    socket.once('connect', () => done());
    socket.once('close', () => done());
  });
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  const answered = new Promise<number | null>((done) => {
    socket.once('data', (data: Buffer) =>
      done(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1])),
    );
    socket.once('close', () => done(null));
  });
  return { socket, opened, answered, closed };
}

const TEXT = 0x81;
const MASKED = 0x80;
const LENGTH_64 = 127;
const MASK_BYTES = 4;

/** The head of a masked frame that says it is so long; its mask is zeros. */
export function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT, MASKED | length, ...Buffer.alloc(MASK_BYTES)]);
  const head = Buffer.alloc(2 + 8 + MASK_BYTES);
  head[0] = TEXT;
  head[1] = MASKED | LENGTH_64;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
export const frame = (text: string): Buffer =>
  Buffer.concat([frameHead(Buffer.byteLength(text)), Buffer.from(text)]);
