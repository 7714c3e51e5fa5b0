import { expect, test } from 'vitest';
import { awards } from './awards.ts';
import { standings } from './standings.ts';
import { table } from './testing/table.ts';
import { always } from './testing/walks.ts';

/** The award of each player of a game of three questions; how each answers, question by question, and after how long. */
function awarded(crew: Readonly<Record<string, readonly (boolean | null)[]>>, waitMs = 0) {
  const game = table('team-challenge', { scoring: 'calm', seats: Object.keys(crew).length });
  game.join(...Object.keys(crew));
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    game.wait(waitMs);
    for (const [id, answers] of Object.entries(crew)) {
      const isRight = answers[at] ?? null;
      if (isRight !== null) game.answer(id, isRight);
    }
    if (game.phase() === 'answer') game.wait(30_000);
  }
  return Object.fromEntries(
    awards(game.game()).map(({ playerId, kind, count }) => [playerId, [kind, count]]),
  );
}
const [R, W] = [true, false];

test('[P4.44] no two get the same praise while another true one is left', () => {
  expect(awarded({ ada: [R, R, R], bo: [R, R, R], cy: [R, R, R] })).toEqual({
    ada: ['first-place', 3],
    bo: ['every-question-right', 3],
    cy: ['right-in-a-row', 3],
  });
});

test('[P4.44] in a large class kinds are shared out: who knew much is not praised for staying only', () => {
  const crew = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`kid${at}`, [R, R, R]]));
  const kinds = Object.values(awarded(crew)).map(([kind]) => String(kind));
  const most = Math.max(...kinds.map((kind) => kinds.filter((other) => other === kind).length));
  expect(new Set(kinds).size).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(4);
});

test('[P4.44] praise is true: two right ones are no row, half of them at the end no end, a quick one took no time', () => {
  const others = { ada: [R, R, R], bo: [R, R, R] };
  expect(awarded({ ...others, di: [null, R, R] })['di']).toEqual(['right-answers', 2]);
  expect(awarded({ ...others, di: [null, R, R] }, 8000)['di']).toEqual(['took-time', 2]);
  expect(awarded({ ...others, di: [null, W, null] })['di']).toEqual(['kept-going', 1]);
});

test('[P4.44] whatever happens, everybody who is in gets exactly one award, and nobody who was sent out', () => {
  always((_before, after) => {
    if (after.quiz.phase !== 'podium') return;
    const given = awards(after).map(({ playerId }) => playerId);
    expect(given).toEqual(standings(after).map(({ playerId }) => playerId));
    expect(new Set(given).size).toBe(given.length);
  });
});
