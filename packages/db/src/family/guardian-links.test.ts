import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore();
let count = 0;
const person = async (role: 'student' | 'parent') => {
  count += 1;
  const names = { username: `${role}-${count}`, firstName: role, lastName: null, email: null };
  return (await store.users.create({ ...names, passwordHash: null, role })).id;
};
const LATER = new Date('2100-01-01');
const NOW = new Date('2026-11-22');

test('[P1.19] I9: of 1,000 who redeem one code at once, one is linked', async () => {
  const child = await person('student');
  const parents = await Promise.all(Array.from({ length: 1000 }, () => person('parent')));
  await store.guardianLinks.keepCode({ codeHash: 'h', childId: child, madeBy: child, expiresAt: LATER });
  const links = await Promise.all(
    parents.map((parent) =>
      store.transaction(async (tx) => {
        const used = await tx.guardianLinks.useCode('h', parent, NOW);
        return used ? tx.guardianLinks.ask(used.childId, parent) : null;
      }),
    ),
  );
  expect(links.filter((link) => link !== null)).toHaveLength(1);
  expect(
    await db.selectFrom('guardianLinks').selectAll().where('childId', '=', child).execute(),
  ).toHaveLength(1);
});

test('[P1.27] of 30 grown-ups who ask for one child at once, ten have a seat each', async () => {
  const child = await person('student');
  const parents = await Promise.all(Array.from({ length: 30 }, () => person('parent')));
  const asked = await Promise.allSettled(
    parents.map((parent) =>
      store.transaction(async (tx) => {
        await tx.users.lockLearner(child);
        return tx.guardianLinks.ask(child, parent);
      }),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const seats = await db
    .selectFrom('guardianLinks')
    .select('seat')
    .where('childId', '=', child)
    .orderBy('seat')
    .execute();
  expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a child has one live code, whatever is written past the use case', async () => {
  const child = await person('student');
  const keep = (codeHash: string) =>
    store.guardianLinks.keepCode({ codeHash, childId: child, madeBy: child, expiresAt: LATER });
  await keep('first');
  await expect(keep('second')).rejects.toMatchObject({ code: '23505' });
});
