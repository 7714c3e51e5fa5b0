import type { Grade, SubjectId } from '@noodlenaut/domain';
import { trpc } from '../../lib/api/api.ts';

/** The lessons of a subject at any grade, for a teacher to choose from. */
export const gradeLessons = (subject: SubjectId, grade: Grade) =>
  trpc.lessons.list.queryOptions({ subject, grade });
