import { randomBytes } from 'node:crypto';
import { takeSeat } from '@noodlenaut/e2e/take-seat';
import pg from 'pg';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';

const entered = z.object({ sessionId: z.string() });
const opened = z.object({ id: z.string(), code: z.string() });
const told = z.object({ phase: z.object({ phase: z.string(), question: z.number().nullable() }) });
/** So many come in at once. */
const HANDFUL = 10;

async function send(baseUrl: string, path: string, body: object, bearer?: string): Promise<Response> {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function enter(baseUrl: string, role: 'teacher' | 'student') {
  const response = await send(baseUrl, '/api/register', {
    username: `bench-${randomBytes(5).toString('hex')}`,
    password: 'violin-comet-42',
    role,
    subscriptionPlanId: 'adventure-scholars-free',
  });
  const cookie = /^sessionId=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { cookie, ...entered.parse(await response.json()) };
}

/** A pupil who answers each question, except for one who thinks for ever. */
async function pupil(baseUrl: string, code: string, at: number): Promise<void> {
  const { sessionId } = await enter(baseUrl, 'student');
  const joined = await send(baseUrl, `/api/multiplayer/rooms/${code}/join`, {}, sessionId);
  const room = await takeSeat(baseUrl, opened.pick({ id: true }).parse(await joined.json()).id, sessionId);
  room.onMessage('phase', (message: unknown) => {
    const { phase } = told.parse(message);
    if (phase.phase === 'answer' && at > 0)
      room
        .request('answer', { question: phase.question ?? 1, place: at % 4 })
        .catch((cause: unknown) => console.warn('An answer was not taken', cause));
  });
  room.onMessage('*', () => undefined);
}

/** As after staff's yes: only an approved teacher plays with a class. */
async function approveTeachers(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`update users set is_verified = true where role = 'teacher'`);
  await client.end();
}

/** A class quiz of so many pupils, and the browser of its teacher. @param databaseUrl the owner's */
export async function classOf(baseUrl: string, databaseUrl: string, pupils: number) {
  const teacher = await enter(baseUrl, 'teacher');
  await approveTeachers(databaseUrl);
  const about = { subject: 'math', grade: '3rd', gameType: 'class-quiz' };
  const made = await send(baseUrl, '/api/multiplayer/rooms', about, teacher.sessionId);
  const { id, code } = opened.parse(await made.json());
  const fill = async () => {
    for (let at = 0; at < pupils; at += HANDFUL)
      await Promise.all(
        Array.from({ length: Math.min(HANDFUL, pupils - at) }, (_, seat) => pupil(baseUrl, code, at + seat)),
      );
  };
  const { hostname } = new URL(baseUrl);
  const cookie = { name: 'sessionId', value: teacher.cookie, domain: hostname, path: '/' } as const;
  const storageState: BrowserContextOptions['storageState'] = {
    cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }],
    origins: [],
  };
  return { path: `/multiplayer/game/${id}`, storageState, fill };
}
