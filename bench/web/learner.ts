import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';

const GRADE = '3rd';

/** A new learner's browser: cookie and bearer of a fresh registration, with a grade. */
export async function newLearner(baseUrl: string): Promise<BrowserContextOptions> {
  const send = (method: string, path: string, body: object, bearer?: string) =>
    fetch(baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
  const response = await send('POST', '/api/register', {
    username: `bench-${randomBytes(5).toString('hex')}`,
    password: 'violin-comet-42',
    role: 'student',
    subscriptionPlanId: 'adventure-scholars-free',
  });
  const value = /^sessionId=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { sessionId }: { sessionId: string } = await response.json();
  await send('PATCH', '/api/user/grade', { grade: GRADE }, sessionId);
  const { origin, hostname } = new URL(baseUrl);
  const cookie = {
    name: 'sessionId',
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
  };
  return {
    storageState: {
      cookies: [{ ...cookie, sameSite: 'Lax' }],
      origins: [{ origin, localStorage: [{ name: 'sessionId', value: sessionId }] }],
    },
  };
}
