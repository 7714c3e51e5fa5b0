import type { Grade, SubjectId } from '@noodlenaut/domain';
import { queryOptions } from '@tanstack/react-query';
import { requestOf } from '../../lib/api.ts';
import type { LessonSummary } from '../../lib/wire.ts';

/** The lessons of a subject at any grade, for a teacher to choose from. */
export const gradeLessons = (subject: SubjectId, grade: Grade) =>
  queryOptions<LessonSummary[]>({ queryKey: [requestOf('lessons.list', { subject, grade }).address] });
