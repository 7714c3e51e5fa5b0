import { DAY_MS } from '@noodlenaut/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ACTORS, guardedChild } from '../testing/guarded-child.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** How many sequences of calls are tried in each mode; GUARD_RUNS raises it for a nightly run. */
const RUNS = Number(process.env['GUARD_RUNS'] ?? 40);
const SEED = Number(process.env['GUARD_SEED'] ?? 20_261_122);
const STEPS = 40;

const MODES = ['operator', 'required'] as const;
const open = (CONSENT_MODE: string) => startTestApi({ env: { CONSENT_MODE, RATE_LIMIT_FACTOR: '10000' } });
const apis = { operator: await open('operator'), required: await open('required') };
const passwordHash = await apis.operator.services.passwords.hash('a long enough one');

interface Guarded {
  readonly signIn: string;
  readonly sleeps: boolean;
  /** Who is linked, or was. */
  readonly links: readonly { readonly who: string; readonly kind: string; readonly status: string }[];
  readonly consents: number;
  /** Who approved the classes that the child is in. */
  readonly letInBy: readonly (string | null)[];
}
/** Everything that nobody but the mother, or the father for himself, may change. */
async function guarded({ services: { db } }: TestApi, childId: string): Promise<Guarded> {
  const { rows } = await sql<Guarded>`
    select coalesce(u.password_hash, '') || coalesce((select hash from picture_passwords p where p.user_id = u.id), '') as "signIn",
      not u.is_active or exists (select from account_deletions d where d.user_id = u.id) as sleeps,
      (select json_agg(json_build_object('who', guardian_id, 'kind', kind, 'status', status))
         from guardian_links where child_id = u.id and (status = 'active' or ended_at is not null)) as links,
      (select coalesce(json_agg(guardian_ok_by), '[]') from class_memberships
        where child_id = u.id and status = 'active') as "letInBy",
      (select count(*)::int from consents c join users g on g.id = c.guardian_id
        where c.child_id = u.id and c.revoked_at is null and g.guardian_verified_at is not null) as consents
      from users u where u.id = ${childId}`.execute(db);
  if (!rows[0]) throw new Error('the child is gone');
  return rows[0];
}

const choice = fc.record({
  actor: fc.constantFrom(...ACTORS),
  choice: fc.array(fc.nat(1_000_000), { minLength: 16, maxLength: 16 }),
  days: fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, fc.constantFrom(1, 8, 15)),
});
const life = fc.record({
  isMadeByClass: fc.boolean(),
  steps: fc.array(choice, { minLength: STEPS / 2, maxLength: STEPS }),
});

test.each(MODES)(
  '[P1.28] [P1.31] [P1.34] with %s: while a guardian lives, no calls of teachers, the child, a secondary guardian or strangers end that link, let another guardian in, or reset the sign-in',
  { timeout: 300_000 },
  async (mode) => {
    const api = apis[mode];
    await fc.assert(
      fc.asyncProperty(life, async ({ isMadeByClass, steps }) => {
        api.setNow(null);
        const { child, mother, father, act } = await guardedChild(api, isMadeByClass);
        const before = await guarded(api, child.id);
        const told: string[] = [];
        let days = 0;
        let hasFatherLeft = false;
        for (const one of steps) {
          days += one.days;
          api.setNow(new Date(Date.now() + days * DAY_MS));
          told.push(await act(one.actor, one.choice));
          const why = told.join('\n');
          const { signIn, sleeps, links, consents, letInBy } = await guarded(api, child.id);
          expect([signIn, sleeps, consents], why).toEqual([before.signIn, false, 0]);
          expect(links, why).toContainEqual({ who: mother.id, kind: 'primary', status: 'active' });
          // The father may leave, and does not come back without her; nobody else is there, or was.
          for (const { who } of links) expect([mother.id, father.id], why).toContain(who);
          const isFatherThere = links.some(({ who, status }) => who === father.id && status === 'active');
          expect(isFatherThere && hasFatherLeft, why).toBe(false);
          hasFatherLeft = !isFatherThere;
          // The child is in a class only with a guardian's approval, except the class that made its account before there was a
          // guardian.
          for (const who of letInBy)
            expect(isMadeByClass ? [null, father.id] : [father.id], why).toContain(who);
        }
        api.setNow(null);
        // And the mother is still primary.
        const links = await mother.ask('GET', `/api/family/links?studentId=${child.id}`);
        expect(links.json()).toMatchObject({ isPrimary: true });
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
);

test.each(MODES)(
  '[P1.28] [P1.31] with %s: the way by which a stranger took a child away is shut at every step',
  async (mode) => {
    const api = apis[mode];
    const { store } = api.services;
    const { child, mother, room, people } = await guardedChild(api, false);
    const attacker = await signedIn(api, 'parent', { passwordHash });
    const joined = (await child.ask('POST', '/api/classes/join', { code: room.code })).json();
    expect(joined).toMatchObject({ status: 'pending', waitsFor: ['guardian', 'teacher'] });
    const [{ membershipId }] = (await people.teacher.ask('GET', room.url)).json().waiting;
    await people.teacher.ask('POST', `${room.url}/requests/${membershipId}`);
    expect((await people.teacher.ask('GET', room.url)).json()).toMatchObject({
      pupils: [],
      waiting: [{ waitsFor: ['guardian'] }],
    });
    expect((await people.teacher.ask('POST', `${room.url}/cards`, { childIds: [child.id] })).statusCode).toBe(
      404,
    );
    // Even with the child's own session.
    const { guardians } = (await child.ask('GET', '/api/family/links')).json();
    for (const { linkId } of guardians)
      expect((await child.ask('DELETE', `/api/family/links/${linkId}`)).statusCode).toBe(404);
    const { code } = (await child.ask('POST', '/api/family/code')).json();
    const { linkId } = (await attacker.ask('POST', '/api/family/links', { code })).json();
    expect((await child.ask('POST', `/api/family/links/${linkId}/confirm`)).statusCode).toBe(404);
    const url = `/api/family/children/${child.id}`;
    const password = 'a long enough one';
    expect((await attacker.ask('POST', `${url}/consents`, { scope: 'chat', isGiven: true })).statusCode).toBe(
      404,
    );
    for (const what of ['export', 'deletion'])
      expect((await attacker.ask('POST', `${url}/${what}`, { password })).statusCode).toBe(404);
    expect((await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).statusCode).toBe(200);
    // And she was told of what was tried.
    const told = (await mother.ask('GET', '/api/family/notices')).json();
    expect(told.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['class-asked', 'link-asked']);
    expect((await store.guardianLinks.primaryOf(child.id))?.guardianId).toBe(mother.id);
  },
);
