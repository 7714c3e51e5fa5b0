import { expect, test } from 'vitest';
import { PHASES } from './phases.ts';
import type { Game } from './quiz.ts';
import { standings } from './standings.ts';
import { always } from './testing/walks.ts';

const players = (game: Game) => [...game.players.values()];

test('[P4.24] points never fall, whatever happens', () => {
  always((before, after) => {
    for (const { id: one, score } of players(after))
      expect(score).toBeGreaterThanOrEqual(before.players.get(one)?.score ?? 0);
  });
});

test('[P4.07] a game never goes back: neither its phases within a question nor its questions', () => {
  const place = ({ quiz }: Game): number => {
    const at = PHASES.indexOf(quiz.phase);
    if (quiz.phase === 'podium' || quiz.phase === 'closed') return 1000 + at;
    return quiz.question * 10 + at;
  };
  always((before, after) => expect(place(after)).toBeGreaterThanOrEqual(place(before)));
});

test('[P4.19] one answer a player and question, and only to the question on screen', () => {
  always((before, after) => {
    for (const player of players(after)) {
      const asked = player.answers.map((given) => given.question);
      expect(new Set(asked).size).toBe(asked.length);
      const added = player.answers.length - (before.players.get(player.id)?.answers.length ?? 0);
      expect(
        added === 0 ||
          (added === 1 && asked.at(-1) === before.quiz.question && before.quiz.phase === 'answer'),
      ).toBe(true);
    }
  });
});

test('a score is the sum of its answers, a row of right ones is counted right', () => {
  always((_before, after) => {
    for (const { answers, score, bestStreak, streak } of players(after)) {
      expect(score).toBe(answers.reduce((sum, { points }) => sum + points, 0));
      expect(bestStreak).toBeGreaterThanOrEqual(streak);
      expect(bestStreak).toBeLessThanOrEqual(answers.filter(({ correct }) => correct).length);
    }
  });
});

test('seats never exceed the room, and the counts that end a question early are right', () => {
  always((_before, after) => {
    const { quiz } = after;
    const seated = players(after).filter(({ presence }) => presence !== 'removed');
    expect(seated.length).toBeLessThanOrEqual(quiz.settings.seats);
    const here = players(after).filter(({ presence }) => presence === 'here');
    expect(quiz.present).toBe(here.length);
    expect(quiz.waiting).toBe(
      here.filter(({ answers, from }) => from <= quiz.question && answers.at(-1)?.question !== quiz.question)
        .length,
    );
    expect(quiz.ready).toBe(here.filter(({ isReady }) => isReady).length);
  });
});

test('[P4.18] nobody waits for the clock once all who are here have answered', () => {
  always((_before, { quiz }) => {
    if (quiz.phase === 'answer' && quiz.present > quiz.late && quiz.pausedAt === null)
      expect(quiz.waiting).toBeGreaterThan(0);
  });
});

test('equal scores share a rank, and ranks follow the scores', () => {
  always((_before, after) => {
    const list = standings(after);
    for (const [at, { score, rank }] of list.entries()) {
      expect(rank).toBe(1 + list.filter((other) => other.score > score).length);
      expect(score).toBeLessThanOrEqual(list[at - 1]?.score ?? Infinity);
    }
  });
});

test('only the host steers, and only a projector has power over others', () => {
  always((before, after, one) => {
    if (!('by' in one)) return;
    if (one.by !== before.quiz.hostId) expect(after).toBe(before);
    if (one.type === 'remove' && before.quiz.settings.gameType !== 'class-quiz') expect(after).toBe(before);
  });
});

test('these walks see every phase, answers of both kinds, and games that end', () => {
  const seen = new Map<string, number>();
  always((_before, after) => {
    seen.set(after.quiz.phase, (seen.get(after.quiz.phase) ?? 0) + 1);
    for (const { answers } of players(after)) for (const { correct } of answers) seen.set(String(correct), 1);
  });
  for (const mark of [...PHASES, 'true', 'false']) expect(seen.get(mark) ?? 0, mark).toBeGreaterThan(0);
});
