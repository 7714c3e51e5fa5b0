import { finishPractice, levelUp, localDay, practicePointRef, practicePoints } from '@noodlenaut/domain';
import type { RootStore, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { giveRewards } from '../rewards/give-rewards.ts';
import { noteReview } from './note-review.ts';
import { activityOf } from './show-round.ts';
import { revealAnswer } from './reveal-answer.ts';

export interface PracticeAnswer {
  readonly learnerId: string;
  readonly roundId: string;
  readonly position: number;
  readonly option: number;
  readonly answerMs: number;
}
type Learner = NonNullable<Awaited<ReturnType<Store['users']['lockLearner']>>>;

/**
 * Checks and records the one answer of an item, pays its point, notes what is to come back, and with the last answer finishes the
 * round with streak and achievements: one transaction (decision 0024). When it is sent again, it returns what counted first.
 * @throws AppError not_found, or invalid_input when the item has no such option
 */
export const answerItem = (root: RootStore, given: PracticeAnswer, now: Date) =>
  root.transaction(async (store) => {
    const { learnerId, roundId, position, option, answerMs } = given;
    const learner = await store.users.lockLearner(learnerId);
    const item = learner && (await store.practice.item(learnerId, roundId, position));
    if (!learner || !item) throw new AppError('not_found');
    const activity = activityOf(item);
    if (item.option !== null) {
      const told = { ...revealAnswer(activity, item.option), position, points: item.points ?? 0 };
      return {
        ...told,
        ...NOTHING_NEW,
        finished: item.finishedAt !== null,
        totalPoints: learner.totalPoints,
      };
    }
    if (activity.options[option] === undefined)
      throw new AppError('invalid_input', { issues: [{ path: 'option', message: 'Invalid input' }] });

    const told = revealAnswer(activity, option);
    const today = localDay(now, learner.timezone);
    const paid = told.correct ? await store.practice.paidOn(learnerId, today) : 0;
    const points = practicePoints(told.correct, paid);
    const fact = { roundId, position, userId: learnerId, option, isCorrect: told.correct, points };
    await store.practice.addAnswer({ ...fact, answerMs, answeredAt: now });
    if (points > 0)
      await store.progress.pay(learnerId, 'practice', practicePointRef(today, paid + 1), points, now);
    const { totalPoints } = points > 0 ? await store.users.addPoints(learnerId, points) : learner;
    const { subjectId, skill, source } = item;
    await noteReview(store, learner, { subject: subjectId, skill, source }, told.correct, now);
    const finished = await store.practice.finish(roundId, now);
    const earned = finished ? await celebrate(store, learner, now) : NOTHING_NEW;
    const newLevel = levelUp(learner.totalPoints, totalPoints);
    return { ...told, ...earned, newLevel, position, points, finished, totalPoints };
  });

/** What an answer in the middle of a round, or a repeated one, earns. */
const NOTHING_NEW = { newAchievements: [], newRewards: [], newLevel: null, streakDays: 0 };

async function celebrate(store: Store, { id, timezone }: Learner, now: Date) {
  const days = await store.practice.activeDays(id);
  const held = await store.achievements.keys(id);
  const { streakDays, newAchievements } = finishPractice(days, held, timezone, now);
  const past = await store.rewards.past(id);
  const facts = past && { ...past.effort, ...past.finished, days: past.activeDays.length };
  return {
    streakDays,
    newAchievements: await store.achievements.award(id, newAchievements, now),
    newRewards: facts ? await giveRewards(store, id, facts, past.held, now) : [],
  };
}
