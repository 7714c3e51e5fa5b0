import { matchMaker } from '@colyseus/core';
import type { SharedRooms } from '../redis/connect-redis.ts';

/**
 * The state of this server: its name (`server`), which is the first part of the path of every socket to it (decision 0033), whether
 * Redis answers where there is one, and 503 while the server stops. Its games go on without Redis.
 */
export function health(shared: Pick<SharedRooms, 'isUp'> | null): Response {
  const ok = matchMaker.state === matchMaker.MatchMakerState.READY;
  const redis = shared && (shared.isUp() ? 'up' : 'down');
  // `door` is the older name of `server`: an api of the version before reads it while servers are replaced one by one.
  const body = {
    ok,
    server: matchMaker.processId,
    door: matchMaker.processId,
    ...(redis !== null && { redis }),
  };
  return Response.json(body, { status: ok ? 200 : 503 });
}
