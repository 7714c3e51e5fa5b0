import { DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { tablesHolding } from '../testing/tables-holding.ts';
import { startTestApi } from '../testing/test-api.ts';
import { ADULTS, wholeAdult } from '../testing/whole-adult.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { replayErasures } from './replay-erasures.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const URL = '/api/user/deletion';
const inDays = (days: number) => ({ ...api.services, now: () => new Date(Date.now() + days * DAY_MS) });
const plan = (who: Person, alsoChildren: readonly string[] = []) =>
  who.ask('POST', URL, { password: PASSWORD, alsoChildren });
const keep = (who: Person) => who.ask('DELETE', URL);
const own = async (who: Person) => (await who.ask('GET', '/api/user/data')).json();
const lives = async ({ id }: { readonly id: string }) => (await store.users.byId(id)) !== undefined;
const notices = async (who: Person) =>
  (await who.ask('GET', '/api/family/notices')).json().map(({ kind }: { kind: string }) => kind);

/** The rows of a grown-up who has used everything. */
const EVERYBODYS =
  'users sessions password_resets address_changes recovery_codes second_factors outbox known_devices user_subscriptions support_tickets';
const HELD = {
  parent: `guardian_links consents child_views weekly_mails trusted_devices sign_in_tokens family_codes guardian_notices
    class_memberships class_wish_tokens`,
  teacher: 'classes class_teachers class_invites assignments child_views teacher_invites game_rooms',
  tutor: 'tutor_availability calendar_links tutoring_requests tutoring_sessions session_messages',
} as const;
/** What signing out everywhere ends, and what is written about what happened. */
const NOT_KEPT = new Set(
  `sessions trusted_devices sign_in_tokens family_codes class_invites password_resets address_changes audit_log outbox
   guardian_notices rate_limits known_devices`.split(/\s+/),
);
/** Every row of every other table. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const all: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !NOT_KEPT.has(table.name))) {
    const { rows } = await sql`
      select to_jsonb(t) - '{kept_at,updated_at,last_login}'::text[] as row from ${sql.table(name)} t order by 1`.execute(
      db,
    );
    all[name] = rows;
  }
  return all;
}

test.each(ADULTS)('a %s plans the end and undoes it: everything is as before', async (role) => {
  const { adult } = await wholeAdult(api, role, `undone${role}`, passwordHash);
  const before = await everything();
  const { eraseAt } = (await plan(adult)).json();
  expect(Math.round((Date.parse(eraseAt) - Date.now()) / DAY_MS)).toBe(7);
  expect((await adult.ask('GET', '/api/user')).json()).toMatchObject({ eraseAt, isActive: true });
  await eraseDueAccounts(inDays(6.9));
  expect((await keep(adult)).json()).toEqual({ eraseAt: null });
  expect((await keep(adult)).json()).toEqual({ eraseAt: null });
  expect(await everything()).toEqual(before);
  await eraseDueAccounts(inDays(30));
  expect(await lives(adult)).toBe(true);
});

test.each(ADULTS)('I12: the canary: of a %s who is erased nothing stays but the number', async (role) => {
  const text = `canary${role}`;
  const { adult, child, other } = await wholeAdult(api, role, text, passwordHash);
  const held = new Set([...(await tablesHolding(db, text)), ...(await tablesHolding(db, adult.id))]);
  const expected = `${EVERYBODYS} ${HELD[role]}`.split(/\s+/);
  expect(expected.filter((table) => !held.has(`public.${table}`))).toEqual([]);
  await plan(adult);
  expect(await eraseDueAccounts(inDays(8))).toBe(1);
  expect(await tablesHolding(db, text)).toEqual([]);
  expect((await tablesHolding(db, adult.id)).toSorted()).toEqual([
    'public.audit_log',
    'public.erased_accounts',
  ]);
  expect([await lives(child), await lives(other)]).toEqual([true, true]);
  expect((await adult.ask('GET', '/api/user')).statusCode).toBe(401);
});

test('other devices are signed out at once, this one is not, and who signs in again finds the note', async () => {
  const adult = await signedIn(api, 'teacher', { passwordHash, email: 'leaves@example.org' });
  const logIn = async () => {
    const payload = { username: adult.username, password: PASSWORD };
    const answer = await api.app.inject({ method: 'POST', url: '/api/login', payload });
    return { cookie: `sessionId=${answer.cookies.find(({ name }) => name === 'sessionId')?.value ?? ''}` };
  };
  const user = async (headers: { cookie: string }) =>
    (await api.app.inject({ method: 'GET', url: '/api/user', headers })).json();
  const elsewhere = await logIn();
  const { eraseAt } = (await plan(adult)).json();
  expect((await user(elsewhere)).code).toBe('unauthenticated');
  expect(await user(await logIn())).toMatchObject({ eraseAt });
  expect((await own(adult)).eraseAt).toBe(eraseAt);
  const [mail] = (await store.outbox.list(1)).map(({ toAddress, bodyText }) => [toAddress, bodyText]);
  expect(mail).toEqual(['leaves@example.org', expect.stringContaining('Keep my account')]);
});

test('without the password, with a bearer, as a child or a stranger nothing is planned', async () => {
  const adult = await signedIn(api, 'parent', { passwordHash });
  const child = await signedIn(api, 'student', { grade: '3rd', passwordHash });
  for (const body of [{}, { password: 'wrong' }])
    expect((await adult.ask('POST', URL, body)).json().issues[0].path).toBe('password');
  const headers = { authorization: `Bearer ${adult.bearer}` };
  const payload = { password: PASSWORD };
  const byBearer = await api.app.inject({ method: 'POST', url: URL, headers, payload });
  expect([byBearer.statusCode, byBearer.json().code]).toEqual([403, 'reauth_required']);
  expect((await plan(child)).statusCode).toBe(403);
  for (const id of [child.id, crypto.randomUUID()]) {
    const answer = await plan(adult, [id]);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Not found']);
  }
  expect((await own(adult)).eraseAt).toBe(null);
  expect(
    await db.selectFrom('accountDeletions').selectAll().where('userId', 'in', [adult.id, child.id]).execute(),
  ).toEqual([]);
});

test('who knows only Google is asked to sign in there again', async () => {
  const adult = await signedIn(api, 'parent');
  const long = sql<Date>`now() - interval '11 minutes'`;
  await db.updateTable('sessions').set({ confirmedAt: long }).where('userId', '=', adult.id).execute();
  for (const url of [URL, '/api/user/export'])
    expect((await adult.ask('POST', url, {})).json()).toMatchObject({
      code: 'reauth_required',
      by: 'google',
    });
  expect((await own(adult)).eraseAt).toBe(null);
});

test('two presses at once plan one end, on one day, and tell everybody once', async () => {
  const { adult, other } = await wholeAdult(api, 'parent', 'twice', passwordHash);
  const days = (await Promise.all([plan(adult), plan(adult), plan(adult)])).map(
    (answer) => answer.json().eraseAt,
  );
  expect(new Set(days).size).toBe(1);
  expect(days[0]).toEqual(expect.any(String));
  expect((await notices(other)).filter((kind: string) => kind === 'guardian-leaves')).toHaveLength(1);
  await Promise.all([keep(adult), keep(adult)]);
  expect((await notices(other)).filter((kind: string) => kind === 'guardian-stays')).toHaveLength(1);
});

test('an undo in the very moment of the erasure: the account is whole, or it is gone', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { adult, classId, other } = await wholeAdult(api, 'teacher', `race${round}`, passwordHash);
    await plan(adult);
    await Promise.all([keep(adult), eraseDueAccounts(inDays(8))]);
    const room = await db
      .selectFrom('classes')
      .select('teacherId')
      .where('id', '=', classId ?? '')
      .executeTakeFirst();
    expect(room?.teacherId).toBe((await lives(adult)) ? adult.id : other.id);
  }
});

test('erased, and an older backup restored: it is erased again', async () => {
  const adult = await signedIn(api, 'tutor', { passwordHash });
  await plan(adult);
  await eraseDueAccounts(inDays(8));
  await db.insertInto('users').values({ id: adult.id, username: adult.username, role: 'tutor' }).execute();
  expect(await replayErasures(api.services)).toBe(1);
  expect(await lives(adult)).toBe(false);
});
