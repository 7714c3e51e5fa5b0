import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ERRORS } from '@noodlenaut/contract';
import type { GameServer } from './game-servers.ts';
import { paceBytes } from './pace-bytes.ts';
import { guardSocket, refuseUpgrade } from './refuse-upgrade.ts';

const ANSWER_MS = 5000;
/** How long a client may take to read the last bytes of a server that has gone. */
const LAST_WORDS_MS = 5000;
/** The headers of a handshake; no other header of a client reaches a game server. */
const PASSED = [
  'connection',
  'upgrade',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
  'origin',
  'cookie',
  'authorization',
] as const;

export interface Handshake {
  readonly request: IncomingMessage;
  readonly client: Duplex;
  /** What the client sent behind its request. */
  readonly head: Buffer;
  readonly server: GameServer;
  /** As the game server sees it. */
  readonly path: string;
  /** Called once the two sockets are joined, with a function that closes them. */
  readonly onJoined: (breakIt: () => void) => void;
  readonly report: (cause: unknown) => void;
}

/**
 * Forwards a handshake to a game server, which accepts or refuses it, and then pipes the bare bytes both ways (decision 0054). No
 * message is stored here: when one end does not read, the other is not read either, and a client is read at most at the pace of
 * `paceBytes`. The game server's limits are the limits.
 */
export function pipeUpgrade({ request, client, head, server, path, onJoined, report }: Handshake): void {
  const ask = server.url.startsWith('https:') ? httpsRequest : httpRequest;
  const passed = PASSED.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const asked = ask(server.url, {
    path,
    agent: false,
    headers: { ...Object.fromEntries(passed), 'x-forwarded-host': request.headers.host ?? '' },
  });
  asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error('no answer to a handshake')));
  client.once('close', () => asked.destroy());
  asked.on('error', (cause) => {
    if (client.destroyed) return;
    server.isHealthy = false;
    report(cause);
    refuseUpgrade(client, ERRORS.busy.status, 1);
  });
  asked.on('response', (answer) => {
    refuseUpgrade(client, answer.statusCode ?? ERRORS.busy.status);
    asked.destroy();
  });
  asked.on('upgrade', (answer, game, first) => {
    guardSocket(game);
    for (const end of [client, game]) if (end instanceof Socket) end.setTimeout(0).setNoDelay(true);
    if (client.destroyed) return void game.destroy();
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    join(client, game);
    if (first.length > 0) client.write(first);
    if (head.length > 0) game.write(head);
    onJoined(() => {
      client.destroy();
      game.destroy();
    });
  });
  asked.end();
}

/** Joins two sockets: each sends what the other sent, at the pace the other reads, and when one closes the other does too. */
function join(client: Duplex, game: Duplex): void {
  client.pipe(paceBytes()).pipe(game).pipe(client);
  client.once('close', () => game.destroy());
  game.once('close', () => {
    if (client.writableFinished || !game.readableEnded) return void client.destroy();
    const late = setTimeout(() => client.destroy(), LAST_WORDS_MS);
    client.once('finish', () => client.destroy());
    client.once('close', () => clearTimeout(late));
  });
}
