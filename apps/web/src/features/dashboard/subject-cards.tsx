import { dashboardTone } from '@noodlenaut/domain';
import { SubjectCard } from '@noodlenaut/ui/pieces/home/subject-card';
import { SubjectGrid } from '@noodlenaut/ui/pieces/home/subject-grid';
import { Link } from '@tanstack/react-router';
import { playTone } from '../../lib/audio/audio.ts';
import { useLiveLocks, useLocked } from '../../lib/plans/use-locked.ts';
import type { Subject, SubjectProgress } from '../../lib/api/replies.ts';

type Props = { subjects: readonly Subject[]; progress: readonly SubjectProgress[]; isFresh: boolean };

/** The subjects with their progress bars; each sounds its tone when it is chosen. */
export function SubjectCards({ subjects, progress, isFresh }: Props) {
  const isLocked = useLocked();
  useLiveLocks();
  return (
    <section className="stack" aria-labelledby="subjects">
      <h2 id="subjects">Your subjects</h2>
      <SubjectGrid>
        {subjects.map((subject) => {
          const row = progress.find(({ subjectId }) => subjectId === subject.id);
          return (
            <SubjectCard
              key={subject.id}
              subject={subject.id}
              name={subject.displayName}
              doneLessons={row?.completedLessons ?? 0}
              totalLessons={row?.totalLessons ?? 0}
              isFresh={isFresh}
              locked={isLocked(subject.id)}
              renderRoot={(root) => (
                <Link
                  to="/subject/$subjectId"
                  params={{ subjectId: subject.id }}
                  onClick={() => playTone(dashboardTone(subject.id))}
                  {...root}
                />
              )}
            />
          );
        })}
      </SubjectGrid>
    </section>
  );
}
