import type { Duplex } from 'node:stream';
import { refuseUpgrade } from './refuse-upgrade.ts';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const EXPECTATION_FAILED = 417;

/**
 * Answers what reaches no handler: bytes that are no request, a slow sender, an expectation that nothing meets (null). Node's own
 * answers would carry none of our headers.
 */
export function answerUnreadable(socket: Duplex | null, error: NodeJS.ErrnoException | null): void {
  if (!socket?.writable || error?.code === 'ECONNRESET') return void socket?.destroy();
  refuseUpgrade(socket, error === null ? EXPECTATION_FAILED : (STATUS[error.code ?? ''] ?? 400));
}
