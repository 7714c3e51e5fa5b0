import {
  displayName,
  localDay,
  needsAttention,
  percentOf,
  skillName,
  SUBJECTS,
  weakestSkill,
} from '@noodlenaut/domain';
import type { PupilGlance, SkillTally } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

const DAY_MS = 86_400_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
type Seen = PupilGlance & { readonly childId: string };
const isPupil = (row: PupilGlance): row is Seen => row.childId !== null;

/** Counts and their share, as every table of a class shows them. */
export const tallyOf = (rows: readonly { readonly right: number; readonly answers: number }[]) => {
  const right = rows.reduce((sum, row) => sum + row.right, 0);
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  return { right, answers, percent: answers === 0 ? null : percentOf(right, answers) };
};

/** GET /api/classes/{classId}/view: one row a pupil and what needs a teacher today (issue 6.4). Three statements. */
export async function readClassView(ctx: SignedInContext, classId: string) {
  const taught = { classId, teacherId: ctx.viewer.id };
  const now = ctx.now();
  const { glance, skills, week } = ctx.store.classProgress;
  const [rows, tallies, weeks] = await Promise.all([
    glance(taught),
    skills(taught, daysAgo(now, 30), daysAgo(now, 14), null),
    week(taught, daysAgo(now, 7)),
  ]);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const pupils = rows.filter(isPupil);
  ctx.views.noteEach(
    ctx.viewer.id,
    pupils.map(({ childId }) => childId),
    now,
  );
  const attention = needsAttention(
    pupils.map((pupil) => ({
      childId: pupil.childId,
      name: displayName(pupil),
      idleDays: pupil.lastSeen && idleDays(pupil.lastSeen, now, first.timezone),
      openLesson: pupil.openLesson,
      weakest: weakestOf(tallies, pupil.childId),
      late: tallyOf(
        tallies.flatMap(({ childId, lateRight, lateAnswers }) =>
          childId === pupil.childId ? [{ right: lateRight, answers: lateAnswers }] : [],
        ),
      ),
      week: weeks.find(({ childId }) => childId === pupil.childId) ?? NO_WEEK,
    })),
  );
  return {
    id: classId,
    name: first.className,
    grade: first.classGrade,
    pupils: pupils.map((pupil) => ({
      id: pupil.childId,
      name: displayName(pupil),
      grade: pupil.grade,
      progress: Math.round(pupil.progress / SUBJECTS.length),
      completedLessons: pupil.completedLessons,
      accuracy: tallyOf(tallies.filter(({ childId }) => childId === pupil.childId)),
      lastSeen: pupil.lastSeen,
      needsAttention: attention.find(({ childIds }) => childIds.includes(pupil.childId))?.reason ?? null,
    })),
    attention,
  };
}

const NO_WEEK = { right: 0, answers: 0, medianAnswerMs: 0 };

const idleDays = (since: Date, now: Date, timezone: string): number =>
  Math.max(
    0,
    Math.round((Date.parse(localDay(now, timezone)) - Date.parse(localDay(since, timezone))) / DAY_MS),
  );

function weakestOf(tallies: readonly SkillTally[], childId: string) {
  const weakest = weakestSkill(
    tallies.flatMap((tally) =>
      tally.childId === childId
        ? [{ skill: tally.skill, subject: tally.subject, right: tally.lateRight, answers: tally.lateAnswers }]
        : [],
    ),
  );
  return weakest && { ...weakest, skill: skillName(weakest.skill) };
}
