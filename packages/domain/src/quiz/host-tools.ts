import { change, refuse, type Transition, type Quiz } from './quiz.ts';

const RUNNING: readonly string[] = ['read', 'answer', 'reveal', 'scoreboard'];

/** Stops the clock of the phase (P4.34). */
export function pause(quiz: Quiz, now: number): Transition {
  if (!RUNNING.includes(quiz.phase)) return refuse('wrong-phase');
  return change(quiz.pausedAt === null ? { ...quiz, pausedAt: now } : quiz);
}

/** Starts the clock again. The pause does not count as answer time. */
export function resume(quiz: Quiz, now: number): Transition {
  if (quiz.pausedAt === null) return change(quiz);
  const pausedMs = now - quiz.pausedAt;
  const phaseEndsAt = quiz.phaseEndsAt === null ? null : quiz.phaseEndsAt + pausedMs;
  return change({ ...quiz, pausedAt: null, phaseAt: quiz.phaseAt + pausedMs, phaseEndsAt });
}
