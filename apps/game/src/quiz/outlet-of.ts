import type { Client, Room } from '@colyseus/core';
import type { Outlet } from './project-quiz.ts';
import type { RemoteControl } from './remote-control.ts';

/** The connections of a room as one outlet: everybody's own one, and the host's remote. */
export const outletOf = (
  room: Pick<Room, 'broadcast'>,
  visits: ReadonlyMap<string, Client>,
  remote: RemoteControl,
): Outlet => ({
  toAll: (name, message) => {
    room.broadcast(name, message);
  },
  to: (personId, name, message) => {
    visits.get(personId)?.send(name, message);
    remote.send(personId, name, message);
  },
});
