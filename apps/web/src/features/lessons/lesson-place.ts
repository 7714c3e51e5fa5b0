import { lastStep } from '@noodlenaut/domain';
import type { LessonPlace } from '@noodlenaut/domain';
import type { SealedLesson } from '../../lib/api/replies.ts';

export type Answer = SealedLesson['answers'][number];
type Round = SealedLesson['secondRound'];

/** Where the lesson opens: the position this learner last had, on any device. */
export const openingPlace = ({ step, content, secondRound }: SealedLesson): LessonPlace => ({
  step: Math.min(step, lastStep(content.activities.length)),
  behind: secondRound.behind,
});

/** What is on the screen: an activity, for the first or the second time; -1 where nothing is asked. */
export function itemOf({ step, behind }: LessonPlace, count: number, comesBack: readonly number[]) {
  if (step <= count) return { activity: step - 1, isAgain: false };
  const again = comesBack[behind];
  return { activity: again ?? -1, isAgain: again !== undefined };
}

/** A first try was wrong: the activity joins the second round at its place. */
export const cameBack = (round: Round, activity: number): Round => ({
  ...round,
  activities: [...new Set([...round.activities, activity])].sort((one, other) => one - other),
});

export const answeredAgain = (round: Round, answer: Answer): Round => ({
  ...round,
  answers: [...round.answers.filter(({ activity }) => activity !== answer.activity), answer],
});
