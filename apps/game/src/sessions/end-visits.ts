import { CloseCode } from '@colyseus/core';
import type { Store } from '@noodlenaut/db';
import { SchoolRoom, visitor } from '../school-room.ts';

const clients = () => [...SchoolRoom.open].flatMap((room) => [...room.clients]);

/** Closes every socket of these sessions (P2.07). A page that is signed out does not try again. */
export function endVisits(isEnded: (sid: string) => boolean): void {
  for (const client of clients())
    if (isEnded(visitor(client).sid)) client.leave(CloseCode.CONSENTED, 'signed out');
}

/** After a gap in the news from the database: closes the sockets whose session has ended meanwhile. */
export async function endVisitsAfterGap(store: Pick<Store, 'sessions'>): Promise<void> {
  const sids = [...new Set(clients().map((client) => visitor(client).sid))];
  if (sids.length === 0) return;
  const alive = new Set((await store.sessions.find(sids)).map(({ sid }) => sid));
  endVisits((sid) => !alive.has(sid));
}
