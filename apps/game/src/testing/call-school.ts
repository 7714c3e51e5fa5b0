import { ColyseusSDK, type Room } from '@colyseus/sdk';
import type { CallMessageName, CallMessages } from '@noodlenaut/contract';
import { connect } from '@noodlenaut/db';
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { bearerOf, seatReply } from './quiz-school.ts';
import { startTestGame } from './test-game.ts';

const refusal = z.object({ reason: z.object({ code: z.string(), sentence: z.string().optional() }) });

interface SignedIn {
  readonly id: string;
  readonly bearer: string;
}

/** A page in a call with a real client: all that it received, and what it may ask. */
export interface Page {
  readonly visit: string;
  readonly room: Room;
  readonly received: { readonly name: string; readonly body: unknown }[];
  readonly left: Promise<number>;
  /** All messages of a name, the oldest first. */
  all<Name extends CallMessageName>(name: Name): CallMessages[Name][];
  /** The newest message of a name, waited for. */
  last<Name extends CallMessageName>(
    name: Name,
    is?: (body: CallMessages[Name]) => boolean,
  ): Promise<CallMessages[Name]>;
  /** The reply, or the refusal by name. */
  ask(name: string, body?: object): Promise<unknown>;
}

const VERIFIED = { isVerified: true, verificationExpires: new Date(Date.now() + 86_400_000) };
const NAMES: readonly CallMessageName[] = [
  'hello',
  'people',
  'came',
  'gone',
  'signal',
  'said',
  'board',
  'drawn',
  'lesson',
  'choice',
  'notice',
];

function pageOf(room: Room, visit: string): Page {
  const received: { name: string; body: unknown }[] = [];
  const waiting = new Set<() => void>();
  const byName: { [Name in CallMessageName]?: CallMessages[Name][] } = {};
  const all = <Name extends CallMessageName>(name: Name): CallMessages[Name][] => byName[name] ?? [];
  const keep = <Name extends CallMessageName>(name: Name, body: CallMessages[Name]) => {
    const kept: CallMessages[Name][] = byName[name] ?? [];
    kept.push(body);
    Object.assign(byName, { [name]: kept });
    received.push({ name, body });
    for (const look of waiting) look();
  };
  for (const name of NAMES) room.onMessage<CallMessages[typeof name]>(name, (body) => keep(name, body));
  const left = new Promise<number>((done) => room.onLeave((code) => done(code)));
  return {
    visit,
    room,
    received,
    left,
    all,
    last: (name, is = () => true) =>
      new Promise((done) => {
        const look = () => {
          const found = all(name).findLast((body) => is(body));
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        look();
      }),
    ask: (name, body) =>
      room.request(name, body).catch((cause: unknown) => {
        const refused = refusal.safeParse(cause);
        if (refused.success) return refused.data.reason.code;
        throw cause;
      }),
  };
}

/** Calls over real records: families, tutors, sessions, and pages that come in. */
export async function callSchool(settings: Parameters<typeof startTestGame>[0] = {}) {
  const testGame = await startTestGame(settings);
  const { db } = connect({ url: testGame.school.databaseUrl, poolSize: 2 });
  const { store } = testGame.school;
  await store.subjects.put([
    { id: 'math', name: 'math', displayName: 'Math', icon: 'i', color: 'c', description: 'd' },
  ]);
  let made = 0;
  const person = async (role: 'student' | 'tutor' | 'parent', firstName: string) => {
    made += 1;
    const signedIn = await testGame.school.signIn(`${firstName.toLowerCase()}${made}`, role);
    await db
      .updateTable('users')
      .set({ firstName, ...(role === 'tutor' && VERIFIED) })
      .where('id', '=', signedIn.id)
      .execute();
    return signedIn;
  };
  afterAll(async () => {
    await db.destroy();
    await testGame.close();
  });
  const askSeat = (sessionId: string, { bearer }: SignedIn, body: unknown = { visit: randomUUID() }) =>
    fetch(`${testGame.url}/seats/call/${sessionId}`, {
      method: 'POST',
      headers: { ...bearerOf({ bearer }), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    testGame,
    db,
    store,
    person,
    askSeat,
    /** A child, a guardian, a tutor and their session: minutes from now, in this state. */
    lesson: async (minutesAhead = 0, status: 'scheduled' | 'in-progress' = 'in-progress', duration = 60) => {
      const [child, guardian, tutor] = [
        await person('student', 'Mia'),
        await person('parent', 'Eva'),
        await person('tutor', 'Tom'),
      ];
      await store.family.link(child.id, guardian.id, 'primary', 'active');
      const scheduledTime = new Date(Date.now() + minutesAhead * 60_000);
      const { id } = await store.tutoring.book({
        requestId: null,
        studentId: child.id,
        tutorId: tutor.id,
        subject: 'math',
        scheduledTime,
        duration,
        endsAt: new Date(scheduledTime.getTime() + duration * 60_000),
        totalCost: 2000,
      });
      if (status === 'in-progress') await store.tutoring.start(id, `/tutoring/room/${id}`, new Date());
      return { child, guardian, tutor, id };
    },
    /** Goes in with a real client. */
    enter: async (sessionId: string, who: SignedIn, visit: string = randomUUID()): Promise<Page> => {
      const seat = seatReply.parse(await (await askSeat(sessionId, who, { visit })).json());
      const sdk = new ColyseusSDK(testGame.url, { headers: bearerOf(who) });
      const room = await sdk.consumeSeatReservation(seat);
      room.reconnection.enabled = false;
      const page = pageOf(room, visit);
      void room.request('hello').catch(() => undefined);
      await page.last('hello');
      return page;
    },
  };
}
