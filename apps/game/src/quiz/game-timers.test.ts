import { newGame, type Game } from '@noodlenaut/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { GameTimers, HOST_AWAY_MS, TEACHER_AWAY_MS } from './game-timers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const gameOf = (gameType: 'class-quiz' | 'quiz-race'): Game => {
  const settings = {
    gameType,
    grade: '3rd',
    scoring: 'calm',
    seats: 4,
    questionCount: 3,
    answerTime: 'usual',
    crews: 0,
    robots: false,
    seed: 1,
  } as const;
  const { quiz, players } = newGame(settings, [], 'host', 0);
  return { quiz: { ...quiz, present: 1 }, players };
};

test.each([
  ['quiz-race', HOST_AWAY_MS],
  ['class-quiz', TEACHER_AWAY_MS],
] as const)(
  '[P4.14] the absence of the host of a %s is told once, and the timers rest after it',
  (type, away) => {
    vi.useFakeTimers();
    const game = gameOf(type);
    const hostAway = vi.fn();
    let isHere = false;
    const timers: GameTimers = new GameTimers({
      now: () => Date.now(),
      game: () => game,
      isHere: () => isHere,
      rivals: () => undefined,
      clock: () => undefined,
      // As the room does it: a transition that changed nothing arms the timers again.
      hostAway: () => {
        hostAway();
        timers.arm();
      },
    });
    timers.arm();
    vi.advanceTimersByTime(away - 1);
    expect(hostAway).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10 * away);
    expect(hostAway).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    isHere = true;
    timers.watchHost();
    isHere = false;
    timers.watchHost();
    vi.advanceTimersByTime(away);
    expect(hostAway).toHaveBeenCalledTimes(2);
    timers.stop();
  },
);
