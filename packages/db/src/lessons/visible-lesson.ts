import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the lesson `l` belongs to a class that this person is in or teaches (decision 0080). Archived classes and ended
 * memberships do not count.
 */
export const isOfOwnClass = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(l.class_id is not null
  and (exists (select from class_memberships cm join classes c on c.id = cm.class_id and c.archived_at is null
      where cm.class_id = l.class_id and cm.child_id = ${viewerId}::uuid and cm.status = 'active')
    or exists (select from taught_classes tc where tc.class_id = l.class_id and tc.teacher_id = ${viewerId}::uuid)))`;

/**
 * Whether this person may open the lesson `l`: it is published, of an own class, or completed by the person. For all others it is
 * a lesson that is not there.
 */
export const isVisibleLesson = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(l.is_published
  or ${isOfOwnClass(viewerId)}
  or exists (select from lesson_completions mine where mine.lesson_id = l.id and mine.user_id = ${viewerId}::uuid))`;
