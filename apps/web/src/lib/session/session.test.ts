import { expect, test } from 'vitest';
import {
  forgetSession,
  isSessionEndOwed,
  oweSessionEnd,
  rememberSession,
  storedSessionId,
} from './session.ts';

test('[S1.19] [P2.03] the session identifier is kept in local storage under the key sessionId', () => {
  rememberSession('abc');
  expect(localStorage.getItem('sessionId')).toBe('abc');
  expect(storedSessionId()).toBe('abc');
});

test.each(['', 'null', 'undefined'])('[S1.20] a stored identifier %j counts as absent', (value) => {
  localStorage.setItem('sessionId', value);
  expect(storedSessionId()).toBeNull();
});

test('[S1.20] an absent identifier is not stored', () => {
  rememberSession('undefined');
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test('forgetting clears local storage, and a new sign-in clears the debt of an old logout', () => {
  rememberSession('abc');
  forgetSession();
  expect(localStorage.length).toBe(0);
  oweSessionEnd();
  expect(isSessionEndOwed()).toBe(true);
  rememberSession('next');
  expect(isSessionEndOwed()).toBe(false);
});
