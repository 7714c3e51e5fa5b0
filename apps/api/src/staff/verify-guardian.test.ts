import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';

const api = await startTestApi({ env: { CONSENT_MODE: 'required', SAFETY_CONTACT: 'safety@example.org' } });
const { store, db } = api.services;
const run = async (...words: string[]) => {
  const said: string[] = [];
  const context = {
    store,
    dataDir: '/nowhere',
    publicUrl: 'http://localhost',
    asksConsent: true,
    ai: () => null,
    by: 'kim',
  };
  const code = await runStaff({ ...context, print: (line) => said.push(line) }, [
    'verify-guardian',
    ...words,
  ]);
  return { code, said: said.join('\n') };
};

test('[P1.48] staff verify a parent by a named method; it is kept with who did it, and on record', async () => {
  const mother = await signedIn(api, 'parent');
  expect((await run(mother.username.toUpperCase(), '--method', 'signed-form')).code).toBe(0);
  const kept = await db
    .selectFrom('users')
    .select(['guardianVerifiedAt', 'guardianVerifiedMethod', 'guardianVerifiedBy'])
    .where('id', '=', mother.id)
    .executeTakeFirst();
  expect(kept).toEqual({
    guardianVerifiedAt: expect.any(Date),
    guardianVerifiedMethod: 'signed-form',
    guardianVerifiedBy: 'kim',
  });
  const audit = await db.selectFrom('auditLog').select('action').where('object', '=', mother.id).execute();
  expect(audit).toEqual([{ action: 'staff.verify-guardian by kim' }]);
});

test('without a method, with one that is none, and for who is no parent nothing is verified, and it says why', async () => {
  const mother = await signedIn(api, 'parent');
  const teacher = await signedIn(api, 'teacher');
  for (const words of [
    [],
    [mother.username],
    [mother.username, '--method', 'a-quiz'],
    [mother.username, 'signed-form'],
  ])
    expect(await run(...words)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
  expect(await run(teacher.username, '--method', 'phone')).toMatchObject({
    code: 1,
    said: `There is no parent called ${teacher.username}.`,
  });
  expect(await store.users.isVerifiedGuardian(mother.id)).toBe(false);
});
