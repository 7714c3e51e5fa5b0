import { dashboardTone } from '@noodlenaut/domain';
import { PictureSubjectCard } from '@noodlenaut/ui/pieces/home/picture-subject-card';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { SubjectGrid } from '@noodlenaut/ui/pieces/home/subject-grid';
import { Link } from '@tanstack/react-router';
import { playTone } from '../../lib/audio/audio.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useLiveLocks, useLocked } from '../../lib/plans/use-locked.ts';
import type { Subject, SubjectProgress } from '../../lib/api/replies.ts';

type Props = { subjects: readonly Subject[]; progress: readonly SubjectProgress[] };

/** The subjects by their teachers' faces. */
export function PictureSubjects({ subjects, progress }: Props) {
  const names = subjects.map(({ displayName }) => displayName);
  const isLocked = useLocked();
  useLiveLocks();
  return (
    <section aria-labelledby="subjects">
      <SectionHead id="subjects" title="Your subjects">
        <Speak size="xl" label="Read aloud: your subjects" texts={['Your subjects.', ...names]} />
      </SectionHead>
      <SubjectGrid>
        {subjects.map(({ id, displayName }) => {
          const row = progress.find(({ subjectId }) => subjectId === id);
          return (
            <PictureSubjectCard
              key={id}
              subject={id}
              name={displayName}
              doneLessons={row?.completedLessons ?? 0}
              totalLessons={row?.totalLessons ?? 0}
              locked={isLocked(id)}
              renderRoot={(root) => (
                <Link
                  to="/subject/$subjectId"
                  params={{ subjectId: id }}
                  onClick={() => playTone(dashboardTone(id))}
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
