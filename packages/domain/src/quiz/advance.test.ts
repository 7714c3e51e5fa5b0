import { expect, test } from 'vitest';
import { reopen } from './advance.ts';
import { NETWORK_MS } from './phases.ts';
import { table } from './testing/table.ts';

test('[P4.11] a game starts at two or more, and only by its host', () => {
  const game = table('quiz-race');
  game.join('ada');
  expect(game.start()).toBe('too-few-players');
  game.join('bo');
  expect(game.send({ type: 'start', by: 'bo' })).toBe('not-the-host');
  expect(game.start()).toBe('ok');
  expect(game.phase()).toBe('countdown');
  expect(game.start()).toBe('wrong-phase');
});

test('[P4.12] [S9.07] a duel starts at exactly two', () => {
  const game = table('knowledge-battle');
  game.join('ada');
  expect(game.start()).toBe('too-few-players');
  expect(game.join('bo', 'cy')).toEqual(['ok', 'game-full']);
  expect(game.start()).toBe('ok');
});

test('[P4.13] one child alone may practise', () => {
  const game = table('quiz-race', { seats: 1 });
  game.join('ada');
  expect(game.start()).toBe('ok');
  game.ask();
  expect(game.answer('ada', true)).toBe('ok');
  expect(game.phase()).toBe('reveal');
});

test('[P4.07] the phases come in order, each by the clock: countdown 3 s, read, answer, reveal, scoreboard', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  expect(game.wait(2999)).toBe('ok');
  expect(game.phase()).toBe('countdown');
  game.wait(1);
  expect([game.phase(), game.game().quiz.question]).toEqual(['read', 0]);
  game.wait(5000);
  expect(game.phase()).toBe('answer');
  game.wait(25_000 + NETWORK_MS);
  expect(game.phase()).toBe('reveal');
  game.wait(12_000);
  expect(game.phase()).toBe('scoreboard');
  game.wait(6000);
  expect([game.phase(), game.game().quiz.question]).toEqual(['read', 1]);
});

test('a question that a crash interrupted opens again with what was left and five seconds; answers stay', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.wait(10_000);
  game.answer('ada', true);
  const later = game.now() + 3000;
  const { quiz, players } = reopen(game.game(), later);
  expect((quiz.phaseEndsAt ?? 0) - later).toBe(25_000 + NETWORK_MS - 13_000 + 5000);
  expect(players.get('ada')?.answers).toHaveLength(1);
  const longAfter = reopen(game.game(), later + 3_600_000).quiz;
  expect((longAfter.phaseEndsAt ?? 0) - (later + 3_600_000)).toBe(5000);
});

test('a host ends a game: with what was played on the podium, closed when nothing was', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.answer('ada', true);
  expect(game.send({ type: 'end', by: 'ada' })).toBe('ok');
  expect(game.phase()).toBe('podium');
  expect(game.send({ type: 'end', by: 'ada' })).toBe('ok');
  expect(game.phase()).toBe('closed');
  const other = table('quiz-race');
  other.join('ada');
  other.send({ type: 'end', by: 'ada' });
  expect(other.phase()).toBe('closed');
  expect(other.join('bo')).toEqual(['game-started']);
});

test('what has no clock cannot be paused, and a podium stays: only its show is skipped', () => {
  const game = table('class-quiz', { questionCount: 1 });
  game.join('bo');
  expect(game.send({ type: 'pause', by: 'ada' })).toBe('wrong-phase');
  game.start();
  game.ask();
  game.answer('bo', true);
  expect(game.skip()).toBe('ok');
  expect(game.phase()).toBe('podium');
  expect([game.skip(), game.skip()]).toEqual(['ok', 'ok']);
  expect(game.phase()).toBe('podium');
  // Two devices of the host, or one that has not heard yet: the podium stays.
  expect(game.send({ type: 'end', by: 'ada' })).toBe('ok');
  expect(game.phase()).toBe('podium');
});

test.each(['pause', 'resume', 'lock', 'unlock'] as const)(
  '[P4.34] a child who hosts has no power of the projector: no %s',
  (type) => {
    const game = table('quiz-race');
    game.join('ada', 'bo');
    game.start();
    game.ask();
    expect(game.send({ type, by: 'ada' })).toBe('not-the-host');
    expect(game.skip()).toBe('not-the-host');
    expect(game.phase()).toBe('answer');
  },
);

test('the reveal waits until everybody here is ready to go on', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  for (const id of ['ada', 'bo']) game.answer(id, true);
  game.send({ type: 'ready', playerId: 'ada', isReady: true });
  expect(game.phase()).toBe('reveal');
  game.send({ type: 'ready', playerId: 'bo', isReady: true });
  expect(game.phase()).toBe('scoreboard');
});

test('a paused question opens again as it was paused; no question gets longer than it is', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.start();
  game.ask();
  const { phaseAt, phaseEndsAt } = game.game().quiz;
  expect(reopen(game.game(), game.now()).quiz).toMatchObject({ phaseAt, phaseEndsAt });
  game.send({ type: 'pause', by: 'ada' });
  expect(reopen(game.game(), game.now() + 3_600_000).quiz).toEqual(game.game().quiz);
});

test('[P4.34] in a class reveal and scores wait for the host, whatever the clock says and however many are ready', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  for (const id of ['bo', 'cy']) game.answer(id, true);
  for (const [phase, next] of [
    ['reveal', 'scoreboard'],
    ['scoreboard', 'read'],
  ]) {
    game.wait(3_600_000);
    for (const playerId of ['bo', 'cy']) game.send({ type: 'ready', playerId, isReady: true });
    expect([game.phase(), game.game().quiz.phaseEndsAt]).toEqual([phase, null]);
    game.skip();
    expect(game.phase()).toBe(next);
  }
});

test('[P4.34] a double press, or a press as the last answer comes, ends the phase that was seen and no other', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.start();
  game.ask();
  const press = {
    type: 'skip',
    by: 'ada',
    phase: game.phase(),
    question: game.game().quiz.question,
  } as const;
  game.answer('bo', true);
  expect(game.phase()).toBe('reveal');
  expect([game.send(press), game.send(press)]).toEqual(['ok', 'ok']);
  expect(game.phase()).toBe('reveal');
  game.ask();
  expect(game.game().quiz.question).toBe(1);
  expect(game.send(press)).toBe('ok');
  expect(game.phase()).toBe('answer');
});

test('a class whose teacher does not come back gets its podium; before the first question it waits', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.send({ type: 'host-away' });
  expect(game.phase()).toBe('lobby');
  game.start();
  game.ask();
  game.answer('bo', true);
  expect(game.phase()).toBe('reveal');
  game.send({ type: 'host-away' });
  expect(game.phase()).toBe('podium');
  game.send({ type: 'host-away' });
  expect(game.phase()).toBe('podium');
});
