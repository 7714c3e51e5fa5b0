import type { IncomingMessage } from 'node:http';

/**
 * The client's address for requests that never reach Fastify: the other end of the socket, or the address that so many trusted
 * proxies report.
 * @param hops proxies whose `X-Forwarded-For` is believed, as for Fastify's `request.ip`
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  hops: number,
): string {
  const claimed = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chain = [socket.remoteAddress ?? '', ...claimed.toReversed()];
  return chain[Math.min(hops, chain.length - 1)] ?? '';
}
