import { once } from 'node:events';
import { refreshPlan } from '@noodlenaut/domain';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Ask } from './pupil.ts';

const view = z.object({ pupils: z.array(z.object({ id: z.string(), completedLessons: z.int() })) });

export interface Page {
  readonly refreshes: () => number;
  readonly messages: () => number;
  close(): void;
}

/**
 * A teacher's class page as the browser has it open: it is told of its pupils, and reads again what it shows.
 * @param addresses what it shows; the first is the class at a glance
 * @param shown told how many lessons of each pupil are on the screen now
 */
export async function openPage(
  origin: string,
  cookie: string,
  ask: Ask,
  addresses: readonly string[],
  shown: (lessons: ReadonlyMap<string, number>) => void,
): Promise<Page> {
  let [refreshes, messages] = [0, 0];
  const read = async () => {
    const [glance] = await Promise.all(addresses.map((address) => ask('GET', address)));
    if (glance?.status !== 200) return;
    const { pupils } = view.parse(JSON.parse(glance.text));
    shown(new Map(pupils.map(({ id, completedLessons }) => [id, completedLessons])));
  };
  await read();
  const plan = refreshPlan<'child'>();
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    refreshes += 1;
    plan.begin(performance.now());
    await read();
    readIn(plan.end(performance.now()));
  };
  const readIn = (ms: number | null) => {
    if (ms !== null) timer = setTimeout(() => void refresh(), ms);
  };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`, { headers: { cookie } });
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === 'PING') return socket.send('PONG');
    messages += 1;
    if (text.includes('"type":"data"')) readIn(plan.tell('child', performance.now()));
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'children' } }));
  return {
    refreshes: () => refreshes,
    messages: () => messages,
    close: () => {
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
