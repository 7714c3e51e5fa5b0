import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  afterDays,
  ANSWERS_TO_SHOW,
  displayName,
  skillName,
  type SubjectId,
  subjectLabel,
} from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { tallyOf } from './read-class-view.ts';

/** Of fewer answers only the counts are told (decision 0104). */
const shownTally = (rows: Parameters<typeof tallyOf>[0]) => {
  const tally = tallyOf(rows);
  return tally.answers < ANSWERS_TO_SHOW ? { ...tally, percent: null } : tally;
};

/** GET /api/classes/{classId}/skills/{subjectId}: pupil x skill, first tries of the last 30 days. Two statements. */
export async function readClassSkills(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
  subject: SubjectId,
) {
  const taught = { classId, teacherId: viewer.id };
  const now = services.now();
  const since = afterDays(now, -30);
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
  const ofSkill = Map.groupBy(tallies, ({ skill }) => skill);
  const ofChild = new Map(tallies.map((tally) => [`${tally.childId} ${tally.skill}`, tally]));
  return {
    id: classId,
    name: first.className,
    subject,
    displayName: subjectLabel(subject),
    skills: skills.map((skill) => ({
      skill,
      name: skillName(skill),
      ...shownTally(ofSkill.get(skill) ?? []),
    })),
    pupils: rows.flatMap(({ childId, ...pupil }) =>
      childId === null
        ? []
        : [
            {
              id: childId,
              name: displayName(pupil),
              cells: skills.map((skill) => {
                const tally = ofChild.get(`${childId} ${skill}`);
                return tally ? shownTally([tally]) : null;
              }),
            },
          ],
    ),
  };
}
