import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AppError } from '../errors/app-error.ts';
import { errorStatus } from '../errors/error-body.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** The time limit for a handshake, and for the answer to a refused one. */
const HANDSHAKE_MS = 10_000;

/**
 * Every socket that asks for an upgrade gets an error listener first: without one, a reset would end the process (decision 0054).
 * Whoever accepts the handshake removes the time limit.
 */
export function guardSocket(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  if (socket instanceof Socket) socket.setTimeout(HANDSHAKE_MS, () => socket.destroy());
}

/** Answers instead of a handshake, and closes the socket. */
export function refuseUpgrade(socket: Duplex, status: number, retryAfterS?: number): void {
  if (socket.destroyed || socket.writableEnded) return;
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
    ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
}

export const refuseFor = (socket: Duplex, error: AppError): void =>
  refuseUpgrade(socket, errorStatus(error), error.details.retryAfterS);
