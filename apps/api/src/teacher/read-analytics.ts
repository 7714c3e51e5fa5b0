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
    skills: skills.map(({ skill, subject, right, answers }) => ({
      skill,
      subject,
      right,
      answers,
      name: skillName(skill),
      displayName: subjectLabel(subject),
    })),
    insights: learningInsights({
      ...bySubject(skills),
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

/** The tries of each subject, all of the window's and those of its halves. */
function bySubject(skills: Skills) {
  const subjects = [...Map.groupBy(skills, ({ subject }) => subjectLabel(subject))].map(([subject, all]) => {
    const sum = (of: (one: Skills[number]) => number) => all.reduce((total, one) => total + of(one), 0);
    const early = { right: sum((one) => one.earlyRight), answers: sum((one) => one.earlyAnswers) };
    const whole = { right: sum((one) => one.right), answers: sum((one) => one.answers) };
    return { subject, early, whole };
  });
  return {
    accuracy: subjects.map(({ subject, whole }) => ({ subject, ...whole })),
    moves: subjects.map(({ subject, early, whole }) => ({
      subject,
      early,
      late: { right: whole.right - early.right, answers: whole.answers - early.answers },
    })),
  };
}
