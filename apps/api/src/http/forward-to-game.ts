import { SOCKETS } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { countSockets } from '../limits/count-sockets.ts';
import { clientAddress } from './client-address.ts';
import type { GameServers } from './game-servers.ts';
import { checkOrigin, ownOrigins } from './origin-gate.ts';
import type { ForwardUpgrade } from './pass-upgrades.ts';
import { pipeUpgrade } from './pipe-upgrade.ts';
import { GAME_PREFIX } from './proxy-game.ts';

/**
 * Forwards players' sockets to the game servers. Only signed-in people get that far; the game server checks their seat before it
 * accepts (decision 0054).
 */
export function forwardToGame({ env, callers, report }: Services, servers: GameServers): ForwardUpgrade {
  const ofAccount = countSockets(SOCKETS.ofAccount);
  const own = ownOrigins(env.PUBLIC_URL);
  return async (request, client, head) => {
    checkOrigin(request, own);
    const ip = clientAddress(request, env.TRUST_PROXY);
    const viewer = await (await callers.admit({ headers: request.headers, ip })).viewer();
    if (viewer === null) throw new AppError('unauthenticated');
    const path = (request.url ?? '').slice(GAME_PREFIX.length);
    await servers.learn(path);
    if (client.destroyed) return;
    client.once('close', ofAccount.enter(viewer.id));
    const server = servers.find(path);
    const onJoined = (breakIt: () => void) => void client.once('close', servers.joined(server.url, breakIt));
    pipeUpgrade({ request, client, head, server, path, onJoined, report });
  };
}
