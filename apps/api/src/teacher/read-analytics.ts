import type { Context, SignedInContext } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  countByDay,
  entitledBy,
  entitlements,
  learningInsights,
  localDay,
  NO_PLAN_FACTS,
  progressByWeek,
  returnedAfterDays,
  skillName,
  streakDays,
  subjectLabel,
  weekEnds,
  DAY_MS,
} from '@noodlenaut/domain';
import { learnerOf, refuseUnseen } from '../learner.ts';

const DAYS_30_MS = 30 * DAY_MS;

/** GET /api/teacher/progress/analytics: real accuracy, charts and at most four true sentences (P3.22, P9.08). */
export async function readAnalytics(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const now = services.now();
  const facts = await services.store.analytics.facts(
    learnerOf(viewer, studentId),
    new Date(now.getTime() - DAYS_30_MS),
  );
  if (!facts) refuseUnseen(studentId);
  const { accuracy, lessons, available, days, skills, nextLesson, timezone, plans } = facts ?? NOTHING;
  const today = localDay(now, timezone);
  const weeks = progressByWeek(lessons, available, today);
  const streak = streakDays(days, today);
  const ofLearner = entitlements(entitledBy(plans, services.env.PLANS, now));
  return {
    hasAdvanced: viewer.entitlements.hasAdvancedAnalytics || ofLearner.hasAdvancedAnalytics,
    accuracy: { right: accuracy.right, answers: accuracy.answers },
    timeOnTaskMinutes: Math.round(accuracy.answerMs / 60_000),
    streakDays: streak,
    days: countByDay(days, today),
    weekEnds: weekEnds(today),
    weeks: weeks.map((week) => ({ ...week, displayName: subjectLabel(week.subject) })),
    skills: skills.map((one) => ({
      ...one,
      name: skillName(one.skill),
      displayName: subjectLabel(one.subject),
    })),
    insights: learningInsights({
      accuracy: bySubject(skills),
      moves: weeks.map(({ subject, percents }) => ({
        subject: subjectLabel(subject),
        // Four weeks back, the nearest the chart has to the window's begin.
        from: percents.at(-5) ?? 0,
        to: percents.at(-1) ?? 0,
      })),
      streakDays: streak,
      returnedAfterDays: returnedAfterDays(days, today),
      nextLesson: nextLesson && { title: nextLesson.title, subject: subjectLabel(nextLesson.subject) },
    }),
  };
}

const NOTHING = {
  timezone: 'UTC',
  accuracy: { right: 0, answers: 0, answerMs: 0 },
  lessons: [],
  available: {},
  days: [],
  skills: [],
  nextLesson: null,
  plans: NO_PLAN_FACTS,
} as const satisfies Awaited<ReturnType<SignedInContext['store']['analytics']['facts']>>;

type Skills = NonNullable<Awaited<ReturnType<SignedInContext['store']['analytics']['facts']>>>['skills'];

function bySubject(skills: Skills) {
  const totals = new Map<string, { subject: string; right: number; answers: number }>();
  for (const { subject, right, answers } of skills) {
    const name = subjectLabel(subject);
    const before = totals.get(name) ?? { subject: name, right: 0, answers: 0 };
    totals.set(name, { subject: name, right: before.right + right, answers: before.answers + answers });
  }
  return [...totals.values()];
}
