import { randomInt } from 'node:crypto';
import {
  afterDays,
  DEFAULT_GRADE,
  dealDaily,
  dealRound,
  localDay,
  reviewKey,
  seededDice,
  TUTORED_SKILL_DAYS,
  type Grade,
  type SubjectId,
} from '@noodlenaut/domain';
import type { Reviewed, RootStore } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import type { Learner } from '../lessons/open-run.ts';
import { checkSubject } from '../plans/check-subject.ts';
import { showRound } from './show-round.ts';
import { takeMisses } from './take-misses.ts';

export interface OpenRound {
  readonly learner: Learner;
  readonly subjectId: SubjectId;
  readonly kind: 'practice' | 'daily';
  /** Of a round that a learning path asks for; else the learner's own (decision 0091). The day's five is always of the own one. */
  readonly grade?: Grade | undefined;
}

const SEEDS = 2 ** 32;

const firstOfEach = (items: readonly Reviewed[]): Reviewed[] => {
  const keys = items.map(({ source }) => reviewKey(source));
  return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

/**
 * The learner's open round, or the day's five; dealt when there is none (decision 0024). Asked again, from any device, it is the
 * same round with the answers given so far.
 * @throws AppError not_found when there is nothing to practise, plan_limit when the plan does not open the subject
 */
export const openRound = (
  root: RootStore,
  { learner: viewer, subjectId, kind, grade: wished }: OpenRound,
  now: Date,
) =>
  root.transaction(async (store) => {
    const learnerId = viewer.id;
    const learner = await store.users.lockLearner(learnerId);
    if (!learner) throw new AppError('not_found');
    const isDaily = kind === 'daily';
    const grade = (isDaily ? undefined : wished) ?? learner.grade ?? DEFAULT_GRADE;
    const today = localDay(now, learner.timezone);
    const current = () =>
      isDaily ? store.practice.daily(learnerId, today) : store.practice.open(learnerId, subjectId, grade);

    const there = await current();
    if (there.length > 0) return showRound(there);
    checkSubject(viewer, subjectId);

    const subject = isDaily ? null : subjectId;
    const missed = await takeMisses(store, learner, subject, now);
    const due = firstOfEach([...missed, ...(await store.practiceStock.due(learnerId, subject, today))]);
    const since = afterDays(now, -TUTORED_SKILL_DAYS);
    const named = isDaily
      ? []
      : [
          ...(await store.tutorDesk.namedSkills(learnerId, subjectId, since)),
          ...(await store.assignments.namedSkills(learnerId, subjectId, today)),
        ];
    const lessonItems = await store.practiceStock.lessonItems(learnerId, subjectId, grade, now, named);
    const deal = isDaily ? dealDaily : dealRound;
    const dealt = deal({ subject: subjectId, grade, due, lessonItems, named }, seededDice(randomInt(SEEDS)));
    if (dealt.length === 0) throw new AppError('not_found');
    const day = isDaily ? today : null;
    await store.practice.begin({ userId: learnerId, subjectId, grade, day }, dealt, now);
    return showRound(await current());
  });
