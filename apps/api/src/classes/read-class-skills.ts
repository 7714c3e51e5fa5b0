import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, skillName, type SubjectId, subjectLabel, DAY_MS } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { tallyOf } from './read-class-view.ts';

const DAYS_30_MS = 30 * DAY_MS;

/** GET /api/classes/{classId}/skills/{subjectId}: pupil x skill, first tries of the last 30 days. Two statements. */
export async function readClassSkills(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
  subject: SubjectId,
) {
  const taught = { classId, teacherId: viewer.id };
  const now = services.now();
  const since = new Date(now.getTime() - DAYS_30_MS);
  const [rows, tallies] = await Promise.all([
    services.store.classProgress.skillColumns(taught, subject),
    services.store.classProgress.skills(taught, since, since, subject),
  ]);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  services.views.noteEach(
    viewer.id,
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
