import { expect, test } from 'vitest';
import { ASSUMED } from './assumptions.ts';
import { MEASURED, type Cost } from './measured.ts';
import { busiestOfHours, machinesFor, seeded, simulateDay, type Minute } from './model.ts';

const sum = (day: readonly Minute[], of: (minute: Minute) => number) =>
  day.reduce((total, minute) => total + of(minute), 0);
/** Every child has both sessions, with a game in each. */
const never = () => 0;

test('a day costs what its acts cost, wherever they fall', () => {
  const day = simulateDay(10, MEASURED, ASSUMED, never);
  const cost = (of: (one: Cost) => number) =>
    Object.entries(ASSUMED.acts).reduce(
      (total, [act, times]) => total + of(Reflect.get(MEASURED, act)) * times,
      of(MEASURED.gameAnswer) * ASSUMED.gameAnswers,
    );
  for (const of of [(one: Cost) => one.apiMs, (one: Cost) => one.databaseMs, (one: Cost) => one.rows])
    expect(sum(day, of)).toBeCloseTo(20 * cost(of), 6);
  expect(sum(day, ({ children }) => children)).toBe(20 * ASSUMED.sessionMinutes);
  expect(sum(day, ({ sockets }) => sockets)).toBe(20 * ASSUMED.sessionMinutes);
});

test('sessions are at local hours: the first zone begins school at 13:00 UTC and is at home from 20:00', () => {
  const hours = busiestOfHours(simulateDay(10, MEASURED, ASSUMED, never));
  expect(hours.filter(({ children }) => children > 0).map(({ hour, children }) => [hour, children])).toEqual([
    [13, 10],
    [20, 10],
  ]);
});

test('the same seed gives the same day, and a session over midnight goes on in the morning', () => {
  const run = () => simulateDay(500, MEASURED, ASSUMED, seeded(1));
  expect(run()).toEqual(run());
  expect(sum(run(), ({ children }) => children) % ASSUMED.sessionMinutes).toBe(0);
});

test('machines: never fewer than two of each, cores are filled to their share, and one machine is to spare', () => {
  const load = { hour: 0, children: 0, sockets: 0, statementsPerSecond: 0, rowsPerSecond: 0 };
  expect(machinesFor({ ...load, apiCores: 0.1, gameCores: 0, databaseCores: 0.1 }, ASSUMED)).toEqual({
    api: 2,
    game: 2,
    servers: 2,
    databaseCores: 1,
    connections: 42,
  });
  expect(machinesFor({ ...load, apiCores: 6, gameCores: 1.2, databaseCores: 9 }, ASSUMED)).toEqual({
    api: 10,
    game: 2,
    servers: 4,
    databaseCores: 15,
    connections: 162,
  });
});
