import { expect, test } from 'vitest';
import {
  PAGE_MS,
  PLACE_MS,
  awardsAPage,
  darkMs,
  nextSceneMs,
  sceneAt,
  showMs,
  standsAfter,
} from './ceremony.ts';
import { phaseView } from './quiz-view.ts';
import { boardView } from './board-view.ts';
import { table } from './testing/table.ts';

const CLASS = { places: 3, awards: 30 };

test('[P4.43] third, second and first take their steps one after the other, then awards fly past, then the podium stands', () => {
  const scenes = [0, PLACE_MS - 1, PLACE_MS, 2 * PLACE_MS, 3 * PLACE_MS].map((ms) => sceneAt(CLASS, ms));
  expect(scenes).toEqual([0, 0, 1, 2, 3].map((taken) => ({ is: 'places', taken })));
  expect(sceneAt(CLASS, darkMs(CLASS))).toEqual({ is: 'awards', page: 0 });
  expect(sceneAt(CLASS, darkMs(CLASS) + 4 * PAGE_MS)).toEqual({ is: 'awards', page: 4 });
  expect(sceneAt(CLASS, showMs(CLASS))).toEqual({ is: 'end' });
  expect(sceneAt(CLASS, null)).toEqual({ is: 'end' });
});

test('the next scene begins where the one before ends, and there is one until the end', () => {
  for (const show of [CLASS, { places: 1, awards: 1 }, { places: 3, awards: 2000 }]) {
    let at = 0;
    for (let next = nextSceneMs(show, at); next !== null; next = nextSceneMs(show, at)) {
      expect(next).toBeGreaterThan(at);
      expect(sceneAt(show, next - 1)).toEqual(sceneAt(show, at));
      expect(sceneAt(show, next)).not.toEqual(sceneAt(show, at));
      at = next;
    }
    expect(at).toBe(showMs(show));
  }
});

test('[P4.44] everybody of a class of sixty flies past, and no show is longer than two minutes', () => {
  for (const awards of [1, 6, 7, 36, 37, 60])
    expect(Math.round((showMs({ places: 3, awards }) - darkMs({ places: 3 })) / PAGE_MS)).toBe(
      Math.ceil(awards / awardsAPage(awards)),
    );
  expect(showMs({ places: 3, awards: 2000 })).toBeLessThan(120_000);
});

test('equal scores take their step together', () => {
  expect([0, 1, 2].map((at) => standsAfter([1, 2, 3], at))).toEqual([3, 2, 1]);
  expect([0, 1, 2].map((at) => standsAfter([1, 1, 3], at))).toEqual([3, 3, 1]);
  expect([0, 1, 2].map((at) => standsAfter([1, 2, 2], at))).toEqual([3, 2, 2]);
  expect([0, 1].map((at) => standsAfter([1, 1], at))).toEqual([2, 2]);
});

function toPodium(...ids: string[]) {
  const game = table('class-quiz', { questionCount: 1 });
  game.join(...ids);
  game.start();
  game.ask();
  for (const id of ids) game.answer(id, true);
  game.skip();
  return game;
}
const showOf = (game: ReturnType<typeof table>) => phaseView(game.game(), game.now()).showMs;

test('who comes back in the middle of the show is told how far it is, and the podium stays when it is over', () => {
  const game = toPodium('bo', 'cy');
  expect([game.phase(), showOf(game)]).toEqual(['podium', 0]);
  game.wait(3000);
  expect(showOf(game)).toBe(3000);
  game.wait(showMs({ places: 2, awards: 2 }));
  expect([game.phase(), showOf(game)]).toEqual(['podium', null]);
  game.wait(600_000);
  expect(game.phase()).toBe('podium');
});

test('the host of a class skips the show, and nobody else; a second press changes nothing', () => {
  const game = toPodium('bo', 'cy');
  expect(game.skip('bo')).toBe('not-the-host');
  // A press on the last reveal, twice, skips no show.
  expect(game.send({ type: 'skip', by: 'ada', phase: 'reveal', question: 0 })).toBe('wrong-phase');
  expect(showOf(game)).toBe(0);
  expect([game.skip(), game.skip()]).toEqual(['ok', 'ok']);
  expect([game.phase(), showOf(game)]).toEqual(['podium', null]);
});

test('a game without a wall has no show, and a class that is not on the podium neither', () => {
  const race = table('quiz-race', { questionCount: 1 });
  race.join('ada', 'bo');
  race.start();
  race.ask();
  expect(showOf(race)).toBeNull();
  race.answer('ada', true);
  race.answer('bo', true);
  race.wait(60_000);
  expect([race.phase(), showOf(race)]).toEqual(['podium', null]);
});

test('[P4.44] [P1.51] the wall is told an award for everybody, by seat and alias, and only on the podium', () => {
  const game = toPodium('bo', 'cy', 'di');
  const board = boardView(game.game());
  expect(board?.awards.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(JSON.stringify(board)).not.toMatch(/"(bo|cy|di)"/);
  const asking = table('class-quiz');
  asking.join('bo');
  asking.start();
  asking.ask();
  expect(boardView(asking.game())).toMatchObject({ awards: [], honours: [] });
});
