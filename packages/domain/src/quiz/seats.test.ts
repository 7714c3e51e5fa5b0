import { expect, test } from 'vitest';
import { NETWORK_MS } from './phases.ts';
import { myView, phaseView } from './quiz-view.ts';
import { standings } from './standings.ts';
import { table } from './testing/table.ts';

test('[P4.14] a host who is gone hands over to the longest-present player', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'cy');
  game.send({ type: 'drop', playerId: 'bo' });
  game.wait(1000);
  game.join('bo');
  game.send({ type: 'host-away' });
  expect(game.game().quiz.hostId).toBe('ada');
  game.send({ type: 'drop', playerId: 'ada' });
  game.send({ type: 'host-away' });
  expect(game.game().quiz.hostId).toBe('cy');
});

test('[P4.33] class-quiz lets children in at any time; who comes while others answer plays from the next question', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.start();
  expect([game.phase(), game.join('cy')]).toEqual(['countdown', ['ok']]);
  game.ask();
  expect([game.phase(), game.join('di')]).toEqual(['answer', ['ok']]);
  expect(game.answer('di', true)).toBe('wrong-phase');
  const mine = (id: string) => {
    const player = game.player(id);
    if (!player) throw new Error('not in the game');
    return myView(game.game(), player, new Map());
  };
  expect(mine('di')).toMatchObject({ waitsForNext: true, options: [] });
  expect(mine('bo').waitsForNext).toBe(false);
  expect(phaseView(game.game(), game.now())).toMatchObject({ present: 3, answered: 0 });
  // The school's network is away for a moment: who comes meanwhile ends no question of the others.
  for (const id of ['bo', 'cy', 'di']) game.send({ type: 'drop', playerId: id });
  expect([game.join('di'), game.phase()]).toEqual([['ok'], 'answer']);
  game.join('bo', 'cy');
  // Nobody waits for who may not answer.
  for (const id of ['bo', 'cy']) game.answer(id, true);
  expect([game.phase(), game.join('ed')]).toEqual(['reveal', ['ok']]);
  game.skip();
  expect([game.phase(), game.join('flo')]).toEqual(['scoreboard', ['ok']]);
  game.ask();
  expect(mine('di').waitsForNext).toBe(false);
  for (const id of ['bo', 'cy', 'di', 'ed', 'flo']) expect(game.answer(id, true)).toBe('ok');
  expect(game.phase()).toBe('reveal');
  const race = table('quiz-race');
  race.join('ada', 'bo');
  race.start();
  race.ask();
  for (const id of ['ada', 'bo']) race.answer(id, true);
  expect(race.join('cy')).toEqual(['game-started']);
});

test('[P4.34] the host of a class-quiz pauses, goes on, skips and locks', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.wait(5000);
  game.send({ type: 'pause', by: 'ada' });
  expect(game.answer('bo', true)).toBe('game-paused');
  game.wait(600_000);
  expect(game.phase()).toBe('answer');
  game.send({ type: 'resume', by: 'ada' });
  expect(game.answer('bo', true)).toBe('ok');
  expect(game.player('bo')?.score).toBe(600 + Math.round(400 * (20 / 25)));
  game.send({ type: 'pause', by: 'ada' });
  game.wait(1000);
  game.send({ type: 'pause', by: 'ada' });
  game.wait(600_000);
  game.send({ type: 'resume', by: 'ada' });
  expect((game.game().quiz.phaseEndsAt ?? 0) - game.now()).toBe(20_000 + NETWORK_MS);
  game.skip();
  expect(game.phase()).toBe('reveal');
  game.send({ type: 'lock', by: 'ada' });
  expect(game.join('di')).toEqual(['game-locked']);
  game.send({ type: 'unlock', by: 'ada' });
  expect(game.join('di')).toEqual(['ok']);
});

test('[P4.35] the host of a class-quiz removes a player and lets them back in, with their score', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.answer('bo', true);
  const score = game.player('bo')?.score;
  game.send({ type: 'remove', by: 'ada', playerId: 'bo' });
  expect(game.join('bo')).toEqual(['removed-by-host']);
  expect(standings(game.game()).map(({ playerId }) => playerId)).toEqual(['cy']);
  game.send({ type: 'let-back', by: 'ada', playerId: 'bo' });
  expect(game.join('bo')).toEqual(['ok']);
  expect(game.player('bo')?.score).toBe(score);
  const race = table('quiz-race');
  race.join('ada', 'bo');
  expect(race.send({ type: 'remove', by: 'ada', playerId: 'bo' })).toBe('not-the-host');
});

test('who was sent out stays out, whatever else happens: no leaving, no answer, no other way in', () => {
  const game = table('class-quiz', { seats: 2 });
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.send({ type: 'remove', by: 'ada', playerId: 'bo' });
  expect(game.answer('bo', true)).toBe('not-in-this-game');
  game.send({ type: 'leave', playerId: 'bo' });
  game.send({ type: 'drop', playerId: 'bo' });
  expect(game.join('bo')).toEqual(['removed-by-host']);
  game.answer('cy', true);
  expect(game.phase()).toBe('reveal');
  // The seat was free meanwhile, and somebody else has it now.
  expect(game.join('di')).toEqual(['ok']);
  expect(game.send({ type: 'let-back', by: 'ada', playerId: 'bo' })).toBe('game-full');
});

test('[P4.14] a teacher who is away stays the host; no child gets the projector', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.send({ type: 'host-away' });
  expect(game.game().quiz.hostId).toBe('ada');
});

test('who comes back is not ready any more', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.send({ type: 'ready', playerId: 'bo', isReady: true });
  expect(game.game().quiz.ready).toBe(1);
  game.send({ type: 'drop', playerId: 'bo' });
  game.join('bo');
  expect([game.player('bo')?.isReady, game.game().quiz.ready]).toEqual([false, 0]);
});

test('in a pause nobody is waited for and nothing moves; it goes on with the resume', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.answer('bo', true);
  game.send({ type: 'pause', by: 'ada' });
  game.send({ type: 'drop', playerId: 'cy' });
  expect(game.phase()).toBe('answer');
  game.send({ type: 'resume', by: 'ada' });
  expect(game.phase()).toBe('reveal');
});
