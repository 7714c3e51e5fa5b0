import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  afterDays,
  attentionOf,
  daysBetween,
  displayName,
  localDay,
  needsAttention,
  percentOf,
  SUBJECTS,
  weakestSkill,
} from '@noodlenaut/domain';
import type { PupilGlance, SkillTally } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

type Seen = PupilGlance & { readonly childId: string };
const isPupil = (row: PupilGlance): row is Seen => row.childId !== null;

/** Counts and their share, as every table of a class shows them. */
export const tallyOf = (rows: readonly { readonly right: number; readonly answers: number }[]) => {
  const right = rows.reduce((sum, row) => sum + row.right, 0);
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  return { right, answers, percent: answers === 0 ? null : percentOf(right, answers) };
};

/** GET /api/classes/{classId}/view: one row a pupil and what needs a teacher today. Three statements. */
export async function readClassView(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
) {
  const taught = { classId, teacherId: viewer.id };
  const now = services.now();
  const { glance, skills, week } = services.store.classProgress;
  const [rows, tallies, weeks] = await Promise.all([
    glance(taught),
    skills(taught, afterDays(now, -30), afterDays(now, -14), null),
    week(taught, afterDays(now, -7)),
  ]);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const pupils = rows.filter(isPupil);
  const ofChild = Map.groupBy(tallies, ({ childId }) => childId);
  const ofWeek = new Map(weeks.map((week) => [week.childId, week]));
  services.views.noteEach(
    viewer.id,
    pupils.map(({ childId }) => childId),
    now,
  );
  // Who cannot sign in needs no help of a teacher: the row says that the account sleeps.
  const days = pupils
    .filter(({ isAsleep }) => !isAsleep)
    .map((pupil) => ({
      childId: pupil.childId,
      name: displayName(pupil),
      idleDays: pupil.lastSeen && idleDays(pupil.lastSeen, now, first.timezone),
      openLesson: pupil.openLesson,
      weakest: weakestOf(ofChild.get(pupil.childId) ?? []),
      late: tallyOf(
        (ofChild.get(pupil.childId) ?? []).map(({ lateRight, lateAnswers }) => ({
          right: lateRight,
          answers: lateAnswers,
        })),
      ),
      week: ofWeek.get(pupil.childId) ?? NO_WEEK,
    }));
  const reasons = new Map(days.map((one) => [one.childId, attentionOf(one)?.reason ?? null]));
  return {
    id: classId,
    name: first.className,
    grade: first.classGrade,
    code: first.code,
    isOpen: first.isOpen,
    /** For the days of the file; no part of the reply. */
    timezone: first.timezone,
    pupils: pupils.map((pupil) => ({
      id: pupil.childId,
      name: displayName(pupil),
      grade: pupil.grade,
      progress: Math.round(pupil.progress / SUBJECTS.length),
      completedLessons: pupil.completedLessons,
      accuracy: tallyOf(ofChild.get(pupil.childId) ?? []),
      lastSeen: pupil.lastSeen,
      isAsleep: pupil.isAsleep,
      eraseAt: pupil.isAsleep ? pupil.eraseAt : null,
      needsAttention: reasons.get(pupil.childId) ?? null,
    })),
    attention: needsAttention(days),
  };
}

const NO_WEEK = { right: 0, answers: 0, medianAnswerMs: 0 };

const idleDays = (since: Date, now: Date, timezone: string): number =>
  Math.max(0, daysBetween(localDay(since, timezone), localDay(now, timezone)));

function weakestOf(tallies: readonly SkillTally[]) {
  return weakestSkill(
    tallies.map(({ skill, subject, lateRight, lateAnswers }) => ({
      skill,
      subject,
      right: lateRight,
      answers: lateAnswers,
    })),
  );
}
