import { expect, test } from 'vitest';
import { sessionTokens } from '../index.ts';

const tokens = ({ cookie, authorization }: { cookie?: string; authorization?: string }) => {
  const found = sessionTokens(cookie, authorization);
  return [found.cookie, found.bearer].filter((token) => token !== null);
};

test('reads the cookie and the bearer', () => {
  expect(tokens({ cookie: 'theme=dark; sessionId=abc' })).toEqual(['abc']);
  expect(tokens({ authorization: 'Bearer xyz' })).toEqual(['xyz']);
  expect(tokens({ cookie: 'sessionId=abc', authorization: 'Bearer xyz' })).toEqual(['abc', 'xyz']);
});

test('an identifier that is empty, null or undefined counts as absent', () => {
  for (const absent of ['', 'null', 'undefined']) {
    expect(tokens({ cookie: `sessionId=${absent}`, authorization: `Bearer ${absent}` })).toEqual([]);
  }
});

test('two cookies of our name count as none, and only a bearer is an authorization', () => {
  expect(tokens({ cookie: 'sessionId=abc; sessionId=def' })).toEqual([]);
  expect(tokens({ cookie: 'mysessionId=abc', authorization: 'Basic abc' })).toEqual([]);
});
