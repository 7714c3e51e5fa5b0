import { sql, type RawBuilder } from 'kysely';

/** A condition for WHERE: the host of room `gr` is of this child's class or family (P4.06). */
export const isRoomOfOwn = (childId: string): RawBuilder<boolean> => sql<boolean>`(
  gr.host_id = ${childId}
  or exists (select 1 from visible_children vc where vc.adult_id = gr.host_id and vc.child_id = ${childId})
  or exists (
    select 1 from guardian_links mine join guardian_links theirs on theirs.guardian_id = mine.guardian_id
     where mine.child_id = ${childId} and theirs.child_id = gr.host_id
       and mine.status = 'active' and theirs.status = 'active')
  or exists (
    select 1 from class_memberships mine join class_memberships theirs on theirs.class_id = mine.class_id
      join classes c on c.id = mine.class_id and c.archived_at is null
     where mine.child_id = ${childId} and theirs.child_id = gr.host_id
       and mine.status = 'active' and theirs.status = 'active'))`;
