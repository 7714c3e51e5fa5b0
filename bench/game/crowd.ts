import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { report, type Order, type Report, type RoomPlan } from './orders.ts';

/** Load clients in processes of their own, so that what they cost is nobody else's. */
const PROCESSES = 2;

export function openCrowd() {
  const children = Array.from({ length: PROCESSES }, () => fork(join(import.meta.dirname, 'players.ts')));
  const tell = async (child: (typeof children)[number], asks: Order): Promise<unknown> => {
    const answer = once(child, 'message');
    child.send(asks);
    const [message]: unknown[] = await answer;
    const failed: unknown = Reflect.get(Object(message), 'failed');
    if (failed !== undefined) throw new Error(`a load client failed: ${JSON.stringify(failed)}`);
    return message;
  };
  return {
    join: (order: Extract<Order, { do: 'join' }>) =>
      Promise.all(children.map((child, at) => tell(child, { ...order, rooms: shareOf(order.rooms, at) }))),
    rest: () => Promise.all(children.map((child) => tell(child, { do: 'rest' }))),
    /** One question in all rooms. */
    play: async (spanMs: number): Promise<readonly Report[]> => {
      await Promise.all(children.map((child) => tell(child, { do: 'play', spanMs })));
      return Promise.all(children.map(async (child) => report.parse(await tell(child, { do: 'await' }))));
    },
    close: () => {
      for (const child of children) child.disconnect();
    },
  };
}

/** Whole rooms where there are many; of a single room, a part of its players. */
function shareOf(rooms: readonly RoomPlan[], at: number): RoomPlan[] {
  if (rooms.length >= PROCESSES) return rooms.filter((_, index) => index % PROCESSES === at);
  return rooms.map((room) => ({
    ...room,
    host: at === 0 ? room.host : null,
    isHere: at === 0,
    players: room.players.filter((_, index) => index % PROCESSES === at),
  }));
}
