import { isPartKey, lastStep, lessonPicture, localDay, streakDays } from '@noodlenaut/domain';
import type { Context, SignedInContext } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { statsOf } from '../achievements/stats-of.ts';
import { AppError } from '../errors/app-error.ts';
import { learnerOf } from '../learner.ts';

type Account = Awaited<ReturnType<SignedInContext['store']['dashboard']['rows']>>[number];

/** A child's account as a grown-up gets it: only what a screen of theirs shows (security 2.16). */
const shownAccount = (account: Account) => ({
  ...account,
  role: account.role ?? ('' as const),
  username: '',
  email: null,
  phone: null,
  lastName: null,
  name: null,
  bio: null,
  schoolName: null,
  hourlyRate: null,
  availability: null,
  linkedStudents: [],
  preferences: {},
  lastLogin: null,
});

const ownAccount = (account: Account, { entitlements }: SessionViewer) => ({
  ...account,
  role: account.role ?? ('' as const),
  entitlements: { ...entitlements, subjects: [...entitlements.subjects] },
});

/** Everything that a student's dashboard shows, from one statement; a grown-up reads that of a child they may see (P9.07). */
export async function readDashboard(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const learner = learnerOf(viewer, studentId);
  const isOwn = learner.kind === 'self';
  // What the plan of a child opens, a grown-up is not told here: no next lesson for them.
  const open = isOwn ? viewer.entitlements.subjects : [];
  const rows = await services.store.dashboard.rows(learner, services.now(), open);
  const first = rows[0];
  if (!first) throw new AppError(isOwn ? 'unavailable' : 'not_found');
  const { lastLesson, nextLesson } = first;
  const isLastFinished = lastLesson === null || (lastLesson.step === null && lastLesson.completed);
  const today = localDay(services.now(), first.timezone);
  return {
    user: isOwn ? ownAccount(first, viewer) : shownAccount(first),
    subjects: rows.map((row) => ({
      id: row.subjectId,
      name: row.subjectId,
      displayName: row.displayName,
      icon: row.icon,
      color: row.color,
      description: row.description,
    })),
    progress: rows.map((row) => ({ ...row, userId: first.id, updatedAt: row.progressAt })),
    achievementStats: statsOf(first.totalPoints, first.totalAchievements),
    // Only the child itself is told who asks to be linked.
    linksToConfirm: isOwn ? first.linksToConfirm : 0,
    aloneUntil: first.aloneUntil,
    hasClass: first.hasClass,
    hasGuardian: isOwn && first.hasGuardian,
    hasPath: isOwn && first.hasPath,
    worn: first.worn.filter(isPartKey),
    dailyDone: first.dailyDone,
    streakDays: streakDays(first.activeDays, today),
    lastLesson: lastLesson && {
      id: lastLesson.id,
      title: lastLesson.title,
      // Counted as the beads of the player count: the introduction is the first, the summary the last.
      step: (lastLesson.step ?? 0) + 1,
      steps: lastStep(lastLesson.activities) + 1,
      finished: isLastFinished,
    },
    adventure:
      isLastFinished && nextLesson
        ? {
            lessonId: nextLesson.id,
            subjectId: nextLesson.subjectId,
            title: nextLesson.title,
            picture: lessonPicture(nextLesson.pictures),
            isFirst: nextLesson.isFirst,
          }
        : null,
    assignments: first.assignments.map((given) => ({
      ...given,
      isLate: !given.isDone && given.dueDay < today,
    })),
  };
}
