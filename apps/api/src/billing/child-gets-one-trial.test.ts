import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;

test('[P6.22] a child whose family had its trial gets no second one from a parent who registers anew and is linked afterwards', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const openScience = async () => {
    const [lesson] = await store.lessons.list('science', '3rd', child.id);
    return (await child.ask('GET', `/api/lessons/${lesson?.id ?? ''}`)).statusCode;
  };
  const seen: number[] = [];
  for (const at of [1, 2, 3, 4]) {
    // A private window: no cookie, no address.
    const { id } = (
      await api.app.inject({
        method: 'POST',
        url: '/api/register',
        payload: {
          username: `again-${at}`,
          password: 'a long enough one',
          role: 'parent',
          subscriptionPlanId: 'stem-blazers',
        },
      })
    ).json().user;
    await store.family.link(child.id, id, at === 1 ? 'primary' : 'secondary', 'active');
    seen.push(await openScience());
    // A week later.
    await db
      .updateTable('userSubscriptions')
      .set({ trialEndsAt: new Date(Date.now() - 1000) })
      .where('userId', '=', id)
      .execute();
    expect(await openScience()).toBe(403);
  }
  expect(seen).toEqual([200, 403, 403, 403]);
});
