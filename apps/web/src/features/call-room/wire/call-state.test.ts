import { expect, test } from 'vitest';
import { helloOf, personOf } from '../../../testing/call-table.ts';
import { announcementOf } from './announcement-of.ts';
import type { CallArrival } from './call-arrival.ts';
import { arrive, otherPeople, ownPerson, type CallState } from './call-state.ts';
import { isInside } from './is-inside.ts';
import { countdown, timeLeftWords } from './time-words.ts';

const MIA = 'visit-of-mia';
const EVA = 'visit-of-eva';
const hello: CallArrival = {
  name: 'hello',
  body: helloOf('student', MIA, {
    people: [personOf('guardian', EVA), personOf('tutor', 't'), personOf('student', MIA)],
  }),
};
const after = (...arrivals: CallArrival[]): CallState | null =>
  arrivals.reduce<CallState | null>((state, one) => arrive(state, one, 5000), null);
const said = {
  id: 'm1',
  senderId: 'x',
  senderType: 'tutor',
  name: 'Tom',
  message: 'Hi',
  createdAt: '',
} as const;

test('[P5.27] the time is that of the server, on the clock of this device', () => {
  const state = after(hello);
  expect([state?.startsAt, state?.endsAt]).toEqual([5000 - 60_000, 5000 + 3_600_000]);
});

test('messages before the first hello say nothing, and a message that comes twice is shown once', () => {
  expect(after({ name: 'said', body: said })).toBeNull();
  expect(after(hello, { name: 'said', body: said }, { name: 'said', body: said })?.chat).toEqual([said]);
});

test('[P5.30] others come in one order, the tutor first, and oneself is found', () => {
  const state = after(hello);
  if (!state) throw new Error('no state');
  expect(otherPeople(state).map(({ name }) => name)).toEqual(['Tom', 'Eva']);
  expect(ownPerson(state)?.name).toBe('Mia');
});

test('[P5.26] one choice of a person holds for each step, and none of them for another lesson', () => {
  const choice = (step: number, text: string): CallArrival => ({
    name: 'choice',
    body: { role: 'student', step, text },
  });
  const open = (lessonId: string): CallArrival => ({
    name: 'lesson',
    body: { lesson: { lessonId, step: 0 } },
  });
  const state = after(hello, open('math-a'), choice(0, 'A'), choice(1, 'B'), choice(0, 'C'), open('math-a'));
  expect(state?.choices.map(({ step, text }) => [step, text])).toEqual([
    [1, 'B'],
    [0, 'C'],
  ]);
  expect(arrive(state, open('math-b'), 0)?.choices).toEqual([]);
});

test('[P5.30] all hear who comes and who has left; a cut wire is not told', () => {
  const state = after(hello);
  const words = (arrival: CallArrival) => announcementOf(arrival, state, 'Mia');
  expect(words({ name: 'came', body: { name: 'Eva', role: 'guardian' } })).toBe(
    "Eva, Mia's guardian, is here",
  );
  expect(words({ name: 'came', body: { name: 'Tom', role: 'tutor' } })).toBe('Tom, the tutor, is here');
  expect(words({ name: 'gone', body: { visit: EVA, isSure: true } })).toBe("Eva, Mia's guardian, has left");
  expect(words({ name: 'gone', body: { visit: EVA, isSure: false } })).toBeNull();
  expect(words({ name: 'gone', body: { visit: 'never seen', isSure: true } })).toBeNull();
});

test('[P5.29] nobody is inside before the tutor has begun; who is connected stays in while a server begins again', () => {
  expect(isInside({ phase: 'waiting', isStarted: false }, 0)).toBe(false);
  expect(isInside({ phase: 'waiting', isStarted: false }, 1)).toBe(false);
  expect(isInside({ phase: 'waiting', isStarted: true }, 0)).toBe(false);
  expect(isInside({ phase: 'waiting', isStarted: true }, 1)).toBe(true);
  expect(isInside({ phase: 'live', isStarted: true }, 0)).toBe(true);
});

test.each([
  [36 * 60_000, '36 minutes left'],
  [60_000, '1 minute left'],
  [59_999, 'Less than a minute left'],
  [0, 'Time is up'],
  [-5, 'Time is up'],
])('[P5.27] with %i ms to go it says %s', (leftMs, words) => expect(timeLeftWords(leftMs)).toBe(words));

test.each([
  [245_000, '4:05'],
  [999, '0:01'],
  [-1, '0:00'],
  [3_905_000, '1:05:05'],
])('[P5.29] %i ms before the start it counts %s', (leftMs, words) => expect(countdown(leftMs)).toBe(words));
