import { expect, test } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();

test('healthz answers', async () => {
  const answer = await api.app.inject('/healthz');
  expect(answer.json()).toEqual({ ok: true });
});
test('[S7.13] register', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'maya', password: 'secret1', subscriptionPlanId: 'stem-blazers', role: 'student' },
  });
  console.error(answer.statusCode, answer.body, answer.headers);
  const cookie = answer.cookies[0];
  const again = async (url: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', payload?: object) => {
    const a = await api.app.inject({
      method,
      url,
      cookies: { sessionId: cookie?.value ?? '' },
      ...(payload && { payload }),
    });
    console.error(method, url, a.statusCode, a.body.slice(0, 400));
    return a;
  };
  await again('/api/auth/user');
  await again('/api/user');
  await again('/api/user/grade', 'PATCH', { grade: '3rd' });
  await again('/api/dashboard');
  const lessons = (await again('/api/lessons?subject=math')).json();
  await again(`/api/lessons/${lessons[0].id}/play`);
  await again(`/api/lessons/${lessons[0].id}/activities/0/answer`, 'POST', { option: 1 });
  await again(`/api/lessons/${lessons[0].id}/step`, 'POST', { step: 2 });
  await again(`/api/lessons/${lessons[0].id}/complete`, 'POST');
  await again('/api/progress');
  await again('/api/achievements');
  await again('/api/teacher/progress/overview');
  await again('/api/teacher/progress/detailed/math');
  await again('/api/sessions');
  await again('/api/logout', 'POST');
  await again('/api/user');
  const doc = await again('/api/openapi.json');
  expect(Object.keys(doc.json().paths).length).toBeGreaterThan(30);
});
