import { hashToken } from '@noodlenaut/db';
import { LIMITERS, type LimiterName } from '@noodlenaut/domain';
import type { LightMyRequestResponse as Response } from 'fastify';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { appCode, switchOn } from '../testing/code-app.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const AT_ONCE = 50;
const PICTURES = ['cat', 'star', 'key'];
const PASSWORD = 'right horse';

/** An api of its own with the limits of production: counters start anew. */
const open = () => startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
type Api = Awaited<ReturnType<typeof open>>;
/** One try, wrong or right. */
type Try = (isRight: boolean, nth: number) => Promise<Response>;
type Way = readonly [limiter: LimiterName, what: string, begin: (api: Api) => Promise<Try>];

/** A grown-up a try, so that only what they share counts. */
const grownUps = (api: Api, role: 'parent' | 'teacher') =>
  Promise.all(Array.from({ length: AT_ONCE }, () => signedIn(api, role)));
const familyCode = async (api: Api): Promise<string> =>
  (await (await signedIn(api, 'student', { grade: '3rd' })).ask('POST', '/api/family/code')).json().code;
const redeem = async (who: Person, code: string) => who.ask('POST', '/api/family/links', { code });

const WAYS: readonly Way[] = [
  [
    'login.account',
    'passwords',
    async (api) => {
      const passwordHash = await api.services.passwords.hash(PASSWORD);
      const { username } = await signedIn(api, 'student', { passwordHash });
      return (isRight) =>
        askAnonymously(api, 'POST', '/api/login', { username, password: isRight ? PASSWORD : 'wrong' });
    },
  ],
  [
    'login.device',
    'passwords in a browser that the account knows',
    async (api) => {
      const passwordHash = await api.services.passwords.hash(PASSWORD);
      const { id, username } = await signedIn(api, 'student', { passwordHash });
      await api.services.store.knownDevices.note(hashToken('a browser'), id);
      return (isRight) =>
        api.app.inject({
          method: 'POST',
          url: '/api/login',
          cookies: { knownDevice: 'a browser' },
          payload: { username, password: isRight ? PASSWORD : 'wrong' },
        });
    },
  ],
  [
    'factor.account',
    'codes of an app',
    async (api) => {
      const passwordHash = await api.services.passwords.hash(PASSWORD);
      const teacher = await signedIn(api, 'teacher', { passwordHash });
      // The code of the next half minute is good too: clocks differ.
      const secret = await switchOn(teacher);
      const right = appCode(secret, new Date(Date.now() + 30_000));
      return (isRight) =>
        askAnonymously(api, 'POST', '/api/login', {
          username: teacher.username,
          password: PASSWORD,
          code: isRight ? right : '000000',
        });
    },
  ],
  [
    'login.pictures',
    'pictures',
    async (api) => {
      const mother = await signedIn(api, 'parent');
      const child = { nickname: 'Leo', grade: 'k', pictures: PICTURES };
      const { id: childId } = (await mother.ask('POST', '/api/family/children', child)).json();
      const { token } = (await mother.ask('POST', `/api/family/children/${childId}/qr`)).json();
      return (isRight) =>
        askAnonymously(api, 'POST', '/api/login/pictures', {
          token,
          pictures: isRight ? PICTURES : ['dog', 'dog', 'dog'],
        });
    },
  ],
  [
    'password.change',
    'passwords that are asked for once more',
    async (api) => {
      const passwordHash = await api.services.passwords.hash(PASSWORD);
      const parent = await signedIn(api, 'parent', { passwordHash });
      return (isRight) =>
        parent.ask('POST', '/api/password/confirm', { password: isRight ? PASSWORD : 'wrong' });
    },
  ],
  [
    'rooms.badcode',
    'codes of rooms',
    async (api) => {
      const [host, thief] = [
        await signedIn(api, 'student', { grade: '3rd' }),
        await signedIn(api, 'student', { grade: '3rd' }),
      ];
      const wish = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
      const { code } = (await host.ask('POST', '/api/multiplayer/rooms', wish)).json();
      return (isRight) => thief.ask('POST', `/api/multiplayer/rooms/${isRight ? code : '222222'}/join`);
    },
  ],
  [
    'link.redeem',
    'family codes of one grown-up',
    async (api) => {
      const [code, thief] = [await familyCode(api), await signedIn(api, 'parent')];
      return (isRight) => redeem(thief, isRight ? code : 'BBBBCCCC');
    },
  ],
  [
    'link.redeem.address',
    'family codes of many grown-ups',
    async (api) => {
      const [code, thieves] = [await familyCode(api), await grownUps(api, 'parent')];
      return (isRight, nth) => redeem(thieves[nth] ?? never(), isRight ? code : 'BBBBCCCC');
    },
  ],
  [
    'link.redeem.address',
    'invitations of many teachers',
    async (api) => {
      const room = await classroom(api);
      const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
      const thieves = await grownUps(api, 'teacher');
      return (isRight, nth) =>
        (thieves[nth] ?? never()).ask('POST', '/api/classes/join-as-teacher', {
          code: isRight ? code : 'BBBBCCCC',
        });
    },
  ],
  [
    'class.join',
    'class codes',
    async (api) => {
      const [room, thief] = [await classroom(api), await signedIn(api, 'student', { grade: '3rd' })];
      return (isRight) => thief.ask('POST', '/api/classes/join', { code: isRight ? room.code : 'BBBBBB' });
    },
  ],
  [
    'reset.address',
    'links to a new password',
    async (api) => {
      const adult = await signedIn(api, 'parent', { email: 'adult@example.org' });
      await api.services.store.recovery.createReset(adult.id, hashToken('x'.repeat(43)), 60);
      return (isRight) =>
        askAnonymously(api, 'POST', '/api/password/reset/confirm', {
          token: (isRight ? 'x' : 'y').repeat(43),
          newPassword: 'a brand new password',
        });
    },
  ],
];
const never = (): never => {
  throw new Error('there is one for each');
};

test.each(WAYS)(
  '%s: of fifty %s at once, the right one last, as many as allowed are looked at, and the right one is not',
  async (limiter, _what, begin) => {
    const once = await begin(await open());
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) => once(nth === AT_ONCE - 1, nth)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(AT_ONCE - refused.length).toBe(LIMITERS[limiter].points);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect(answers.at(-1)?.statusCode).toBe(429);
  },
);

test('a right family code that fifty grown-ups enter at once links one, and costs the address nothing', async () => {
  const api = await open();
  const [code, people] = [await familyCode(api), await grownUps(api, 'parent')];
  const answers = await Promise.all(people.map((one) => redeem(one, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  // One was right; of the others only as many were told so as the address may guess.
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(
    LIMITERS['link.redeem.address'].points,
  );
});

test('two hundred right passwords behind one address at once all get in: only failures count there', async () => {
  const api = await open();
  const passwordHash = await api.services.passwords.hash(PASSWORD);
  const children = await Promise.all(
    Array.from({ length: 200 }, () => signedIn(api, 'student', { passwordHash })),
  );
  const answers = await Promise.all(
    children.map(({ username }) =>
      askAnonymously(api, 'POST', '/api/login', { username, password: PASSWORD }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});
