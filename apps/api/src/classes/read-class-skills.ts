import { displayName, skillName, type SubjectId, subjectLabel } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { tallyOf } from './read-class-view.ts';

const DAYS_30_MS = 30 * 86_400_000;

/** GET /api/classes/{classId}/skills/{subjectId}: pupil x skill, first tries of the last 30 days. Two statements. */
export async function readClassSkills(ctx: SignedInContext, classId: string, subject: SubjectId) {
  const taught = { classId, teacherId: ctx.viewer.id };
  const now = ctx.now();
  const since = new Date(now.getTime() - DAYS_30_MS);
  const [rows, tallies] = await Promise.all([
    ctx.store.classProgress.skillColumns(taught, subject),
    ctx.store.classProgress.skills(taught, since, since, subject),
  ]);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  ctx.views.noteEach(
    ctx.viewer.id,
    rows.flatMap(({ childId }) => childId ?? []),
    now,
  );
  // Lessons' skills in their order, then what practice or other grades added.
  const added = tallies.map(({ skill }) => skill).toSorted((a, b) => a.localeCompare(b, 'en'));
  const skills = [...new Set([...first.skills, ...added])];
  return {
    id: classId,
    name: first.className,
    subject,
    displayName: subjectLabel(subject),
    skills: skills.map((skill) => ({
      skill,
      name: skillName(skill),
      ...tallyOf(tallies.filter((tally) => tally.skill === skill)),
    })),
    pupils: rows.flatMap(({ childId, ...pupil }) =>
      childId === null
        ? []
        : [
            {
              id: childId,
              name: displayName(pupil),
              cells: skills.map((skill) => {
                const tally = tallies.find((one) => one.skill === skill && one.childId === childId);
                return tally ? tallyOf([tally]) : null;
              }),
            },
          ],
    ),
  };
}
