import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Router } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import { messageBudget, SOCKETS } from '@noodlenaut/domain';
import { gatherWrites } from './gather-writes.ts';

/**
 * Closes a client that pings too often. Colyseus does not count control frames, each ping is answered, and the answers may pile
 * up.
 */
function dropWhoPings(client: WebSocket): void {
  const isWithin = messageBudget(SOCKETS.messagesASecond);
  const judge = () => {
    if (!isWithin(performance.now())) client.terminate();
  };
  client.on('ping', judge);
  client.on('pong', judge);
}

const HANDSHAKE_MS = 10_000;

/** Colyseus would throw, outside of any promise, at a path that cannot be read. */
const isPath = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith('/') && URL.canParse(`ws://server${url}`) && URL.canParse(`http://localhost${url}`);

/** Colyseus' WebSocket transport behind our own HTTP server, because by itself it would answer every request. */
export class GameTransport extends WebSocketTransport {
  router: Router | null = null;

  constructor(options: TransportOptions) {
    super({ ...options, noServer: true });
    this.wss.on('connection', (client: WebSocket, { socket }: IncomingMessage) => {
      gatherWrites(socket);
      dropWhoPings(client);
      // After a frame that is too big, `ws` would read on for half a minute and throw the bytes away.
      client.on('error', () => setImmediate(() => client.terminate()));
    });
  }

  /**
   * Takes the upgrades of this server. Every socket gets an error listener first: without one, a reset in the middle of a
   * handshake would end the process and every game in it (decision 0054). A socket that is not accepted in time is closed.
   */
  guard(server: Server): void {
    server.on('upgrade', (request, socket) => {
      socket.on('error', () => socket.destroy());
      // `ws` removes this limit when it accepts.
      if (socket instanceof Socket) socket.setTimeout(HANDSHAKE_MS, () => socket.destroy());
      if (!isPath(request)) socket.destroy();
    });
    this.attachToServer(server, { filter: isPath });
  }

  /** Every socket, with a seat or without. */
  get sockets(): ReadonlySet<WebSocket> {
    return this.wss.clients;
  }

  override bindRouter(router: Router): void {
    this.router = router;
  }

  /** Our own server listens; Colyseus is only told to go on. */
  override listen(_port: number, _host?: string, _backlog?: number, listening?: () => void): this {
    listening?.();
    return this;
  }
}
