import type { Store } from '@noodlenaut/db';
import {
  entitledBy,
  entitlements,
  localDay,
  minutesByWeek,
  NO_PLAN_FACTS,
  ownPast,
  practiceActivity,
  repeatedMistake,
  skillName,
  skillsByWeek,
  subjectLabel,
  weekEnds,
  type SubjectId,
} from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { learnerOf, refuseUnseen } from '../learner.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkAdvanced } from './check-advanced.ts';

type Facts = NonNullable<Awaited<ReturnType<Store['advancedAnalytics']['facts']>>>;

/**
 * GET /api/teacher/progress/advanced: skills over time, time spent, mistakes that come again, and the learner's own past (P6.07, decision 0092).
 * @throws AppError not_found for a child that may not be seen, plan_limit where no plan that counts has it
 */
export async function readAdvancedAnalytics(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const now = services.now();
  const facts = await services.store.advancedAnalytics.facts(learnerOf(viewer, studentId), now);
  if (!facts) refuseUnseen(studentId);
  const ofLearner = facts ? [entitlements(entitledBy(facts.plans, services.env.PLANS, now))] : [];
  checkAdvanced(viewer.entitlements, ...ofLearner);
  const { today, tries, days, mistakes }: Facts = facts ?? nothingOn(localDay(now, viewer.timezone));
  const past = ownPast(tries, days);
  const isGrownUp = viewer.role === 'teacher' || viewer.role === 'parent';
  return {
    weekEnds: weekEnds(today),
    skills: skillsByWeek(tries).map((one) => ({ ...named(one), name: skillName(one.skill) })),
    time: minutesByWeek(tries).map(named),
    mistakes: mistakes.flatMap((row) => mistakeOf(row, isGrownUp)),
    ownPast: { ...past, subjects: past.subjects.map(named) },
  };
}

const nothingOn = (today: string): Facts => ({
  today,
  tries: [],
  days: [],
  mistakes: [],
  plans: NO_PLAN_FACTS,
});
const named = <One extends { readonly subject: SubjectId }>(one: One) => ({
  ...one,
  displayName: subjectLabel(one.subject),
});

/** The right answer is told to grown-ups alone: the same question comes back to the child in practice (P3.06). */
function mistakeOf(
  { subject, wrong, answers, lastDay, ...row }: Facts['mistakes'][number],
  isGrownUp: boolean,
) {
  const { generatorId, generatorGrade: grade, seed } = row;
  const isGenerated = generatorId !== null && grade !== null && seed !== null;
  const activity = isGenerated
    ? practiceActivity({ kind: 'generator', generatorId, grade, seed }, null)
    : row.asked;
  const mistake = repeatedMistake(activity, row.option);
  if (mistake === null) return [];
  const hidden = isGrownUp ? {} : { right: null, reason: null };
  return [named({ subject, ...mistake, ...hidden, isGenerated, wrong, answers, lastDay })];
}
