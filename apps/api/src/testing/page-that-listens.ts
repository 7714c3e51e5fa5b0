import { once } from 'node:events';
import { vi } from 'vitest';
import WebSocket from 'ws';
import type { Person } from './people.ts';

const soon = { timeout: 20_000, interval: 20 };

/** An open page of somebody's: what its socket at /trpc is told. */
export async function pageThatListens(port: string, who: Person, path: 'children' | 'myClasses') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { cookie: `sessionId=${who.cookie}` },
  });
  const told: (string | null)[] = [];
  let isOver = false;
  socket.on('close', () => (isOver = true));
  socket.on('error', () => (isOver = true));
  socket.on('message', (data: Buffer) => {
    if (data.toString() === 'PING') return;
    const { result, error } = JSON.parse(data.toString());
    if (result?.type === 'data') told.push(result.data.classId ?? result.data.childId ?? null);
    if (result?.type === 'stopped' || error) isOver = true;
  });
  await once(socket, 'open');
  const subscribe = (id: number) =>
    socket.send(JSON.stringify({ id, method: 'subscription', params: { path } }));
  subscribe(1);
  await vi.waitUntil(() => told.length > 0, soon);
  return {
    isOver: () => isOver,
    /** Asks for the news once more, over the socket that is open already. */
    askAnew: () => {
      isOver = false;
      told.length = 0;
      subscribe(2);
    },
    told,
    /** Whether one of these was told, or the end; waits for either. */
    receives: async (...news: readonly string[]): Promise<boolean> => {
      await vi.waitUntil(() => isOver || news.some((one) => told.includes(one)), soon);
      return !isOver;
    },
    close: () => socket.terminate(),
  };
}
