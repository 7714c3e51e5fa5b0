import { hashToken } from '@noodlenaut/db';
import { issueSession } from '../sessions/issue-session.ts';
import type { Household } from '../testing/household.ts';
import type { pageThatListens } from '../testing/page-that-listens.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Subject, Thing } from './endings-table.ts';

const LESSON = 'math-3rd-01-legs-wings-wheels';
type Page = Awaited<ReturnType<typeof pageThatListens>>;

/** Tries whether a thing still works, as its holder would. A thing that works only once is not tried before the event. */
export function probeThings(
  api: TestApi,
  all: Household,
  subject: Subject,
  page: Page,
  ended: () => readonly string[],
) {
  const { store } = api.services;
  const who = all[subject];
  const by = subject === 'teacher' ? all.byTeacher : all.byParent;
  const seen = subject === 'teacher' ? all.pupil : all.child;
  const post = (path: string, body: object) => askAnonymously(api, 'POST', path, body);
  const opens = async (headers: Record<string, string>) =>
    (await askAnonymously(api, 'GET', '/api/auth/user', undefined, headers)).statusCode === 200;
  const isGuest = async (token: string) =>
    (await post('/api/login/pictures/guest', { token })).statusCode === 200;
  const completeAs = async ({ id }: Person) => {
    const { cookieToken } = await issueSession(store, { id, role: 'student' }, 'Test', 'pictures');
    const cookie = { cookie: `sessionId=${cookieToken}` };
    await askAnonymously(api, 'POST', `/api/lessons/${LESSON}/complete`, {}, cookie);
  };
  const hearsOfTheChild = async (): Promise<boolean> => {
    if (subject === 'child') {
      await all.teacher.ask('PATCH', all.room.url, { name: 'Room 13' });
      return page.receives(all.room.id);
    }
    await completeAs(seen);
    // News come in order: once the sister's news have come, the child's would have come too.
    await completeAs(all.sister);
    return (await page.receives(all.sister.id)) && page.told.includes(seen.id);
  };

  const probes: Readonly<Record<Thing, (when: 'before' | 'after') => Promise<boolean>>> = {
    cookie: () => opens({ cookie: `sessionId=${who.cookie}` }),
    bearer: () => opens({ authorization: `Bearer ${who.bearer}` }),
    otherSessions: () => opens({ cookie: `sessionId=${all.elsewhere[subject]}` }),
    socket: (when) => (when === 'before' ? Promise.resolve(true) : hearsOfTheChild()),
    // The database tells the game server of every ended session; the game's own tests prove what follows.
    game: () => Promise.resolve(!ended().includes(hashToken(who.cookie))),
    device: async () => {
      const here = await askAnonymously(api, 'GET', '/api/login/pictures', undefined, {
        cookie: `familyDevice=${by.device}`,
      });
      return here.json().some(({ id }: { id: string }) => id === seen.id);
    },
    deviceSession: () => opens({ cookie: `sessionId=${by.deviceSession}` }),
    qr: () => isGuest(by.qr),
    card: () => isGuest(subject === 'teacher' ? all.pupilCard : all.card),
    familyCode: async (when) => {
      if (when === 'before') return true;
      const other = await signedIn(api, 'parent');
      return (await other.ask('POST', '/api/family/links', { code: all.familyCode })).statusCode === 200;
    },
    classInvite: async (when) => {
      if (when === 'before') return true;
      const other = await signedIn(api, 'teacher');
      const joined = await other.ask('POST', '/api/classes/join-as-teacher', { code: all.classInvite });
      return joined.statusCode === 200;
    },
    // A grown-up's own name is refused as a password and leaves the link valid. A child may choose it.
    resetLink: async (when) => {
      if (subject === 'child' && when === 'before') return true;
      const wish = { token: all.resetLink, newPassword: who.username };
      return (await post('/api/password/reset/confirm', wish)).json().code !== 'reset_invalid';
    },
    consent: async () =>
      (await store.consents.ledger(all.child.id)).some(({ revokedAt }) => revokedAt === null),
  };
  return (thing: Thing, when: 'before' | 'after') => probes[thing](when);
}
