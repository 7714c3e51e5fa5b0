import { pino } from 'pino';
import { buildGame, type GameSettings } from '../build-game.ts';
import { openSchool } from './school.ts';

export const PUBLIC_URL = 'http://school.test';

/** The real game server on a free port over a database of its own, and what it wrote to its log. */
export async function startTestGame(more: Partial<GameSettings> = {}) {
  const school = await openSchool();
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const settings = { HOST: '127.0.0.1', PORT: 0, PUBLIC_URL, DATABASE_URL: school.databaseUrl, ...more };
  const game = await buildGame(settings, school.store, log);
  const url = `http://127.0.0.1:${game.port}`;
  return {
    school,
    logged,
    url,
    post: (path: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(`${url}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) }),
    close: async () => {
      await game.stop();
      await school.close();
    },
  };
}
export type TestGame = Awaited<ReturnType<typeof startTestGame>>;
