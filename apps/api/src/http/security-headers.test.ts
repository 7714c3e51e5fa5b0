import { expect, test } from 'vitest';
import { contentSecurityPolicy, pageConnections } from './security-headers.ts';

const CALL = '/tutoring/room/0198a000-0000-7000-8000-0000000000d1';

test('[P5.32] the page of a call alone may connect to LiveKit, and only where it is configured', () => {
  const policyOf = (url: string, livekitUrl?: string) =>
    contentSecurityPolicy('nonce', [], pageConnections(url, livekitUrl));
  expect(policyOf(CALL, 'wss://media.school.test')).toContain(
    "connect-src 'self' wss://media.school.test https://media.school.test;",
  );
  expect(policyOf(CALL)).toContain("connect-src 'self';");
  for (const url of ['/', '/tutoring', `/x${CALL}`, `${CALL}/more`])
    expect(policyOf(url, 'wss://media.school.test')).toContain("connect-src 'self';");
});
