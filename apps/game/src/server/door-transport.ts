import type { IncomingMessage } from 'node:http';
import type { Router } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { WebSocketTransport, type TransportOptions } from '@colyseus/ws-transport';
import { gatherWrites } from './gather-writes.ts';

/** Colyseus' WebSocket transport behind an HTTP server of ours: by itself it would answer every request (STACK 6). */
export class DoorTransport extends WebSocketTransport {
  router: Router | null = null;

  constructor(options: TransportOptions) {
    super({ ...options, noServer: true });
    this.wss.on('connection', (_client: WebSocket, { socket }: IncomingMessage) => gatherWrites(socket));
  }

  /** Every socket, with a seat or without. */
  get sockets(): ReadonlySet<WebSocket> {
    return this.wss.clients;
  }

  override bindRouter(router: Router): void {
    this.router = router;
  }

  /** Our own server listens; Colyseus only has to be told that it may go on. */
  override listen(_port: number, _host?: string, _backlog?: number, listening?: () => void): this {
    listening?.();
    return this;
  }
}
