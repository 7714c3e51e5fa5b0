import { schoolAt } from '@noodlenaut/game/testing/school';
import { connect } from '@noodlenaut/db';
import { z } from 'zod';
import { reconnectingPlayer } from '../reconnecting-player.ts';
import type { Table } from '../tables.ts';
import { startSite, type More } from './start-site.ts';

export const GAMES = ['game', 'game-2'] as const;
export type Game = (typeof GAMES)[number];
const PLAYERS = [0, 1, 2, 3];
const opened = z.object({ id: z.string(), code: z.string() });
const health = z.object({ ok: z.boolean(), server: z.string(), redis: z.string() });

/** The whole site as docker-compose.yml has it with two api processes, and people who are signed in there. */
export async function openSite(more: More = {}) {
  const site = await startSite('noodlenaut-faults', 'scale', more);
  const school = schoolAt(site.ownerUrl);
  const { db } = connect({ url: site.ownerUrl, poolSize: 2, onConnectionLost: () => undefined });
  const origin = `http://127.0.0.1:${site.port}`;
  let people = 0;
  const person = () => {
    people += 1;
    return school.signIn(`faulty-${people}`);
  };
  const ask = async (path: string, bearer: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return opened.parse(await answer.json());
  };
  /** A room of the first one, and the others in it, by its code. */
  const room = async (crew: readonly { readonly bearer: string }[], gameType = 'quiz-race') => {
    const [first, ...others] = crew;
    const wish = { subject: 'math', grade: '5th', gameType, scoring: 'calm' };
    const made = await ask('/api/multiplayer/rooms', first?.bearer ?? '', wish);
    for (const { bearer } of others) await ask(`/api/multiplayer/rooms/${made.code}/join`, bearer);
    return made;
  };
  const url = `${origin}/game`;
  const openTable = async (): Promise<Table> => {
    const crew = await Promise.all(PLAYERS.map(person));
    const { id } = await room(crew);
    const players = await Promise.all(
      crew.map(async (one) => ({ id: one.id, client: await reconnectingPlayer(url, id, one.bearer) })),
    );
    return { id, players };
  };
  const wellOf = async (service: Game) => {
    const answer = await fetch(`http://${await site.hostOf(service)}:3001/healthz`);
    return health.parse(await answer.json());
  };
  return {
    ...site,
    origin,
    url,
    db,
    person,
    room,
    openTable,
    wellOf,
    close: async () => {
      await Promise.all([db.destroy(), school.close()]);
      await site.stop();
    },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;
