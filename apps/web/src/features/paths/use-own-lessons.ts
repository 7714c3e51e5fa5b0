import type { SubjectId } from '@noodlenaut/domain';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import type { Receiver } from './shown-path.ts';

/** Lessons that the viewer published to this class; a path of a child has none. */
export function useOwnLessons({ kind, id: classId }: Receiver, subject: SubjectId) {
  const { data = [] } = useQuery({ ...trpc.lessonDrafts.list.queryOptions(), enabled: kind === 'class' });
  return data.flatMap(({ lessonId, title, grade, ...draft }) =>
    lessonId !== null && draft.classId === classId && draft.subject === subject
      ? [
          {
            step: { kind: 'lesson' as const, subject, grade, lessonId, title },
            name: title,
            note: 'Your own lesson for this class',
          },
        ]
      : [],
  );
}
