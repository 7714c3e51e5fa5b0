import { sql, type RawBuilder } from 'kysely';

/**
 * The learner whose things are read (decision 0006): a learner's own id, or the child of an adult: the one named, or the
 * first by name. Visibility is part of the statement that reads, so nobody can forget to check it.
 */
export type Learner =
  | { readonly kind: 'self'; readonly id: string }
  | { readonly kind: 'child'; readonly adultId: string; readonly childId: string | null };

/** An SQL expression for the learner's id; null when the adult may not see such a child. */
export function learnerId(learner: Learner): RawBuilder<string> {
  if (learner.kind === 'self') return sql`${learner.id}::uuid`;
  return sql`(select vc.child_id from visible_children vc join users child on child.id = vc.child_id
    where vc.adult_id = ${learner.adultId}::uuid and (${learner.childId}::uuid is null
      or vc.child_id = ${learner.childId}::uuid)
    order by child.first_name nulls last, child.id limit 1)`;
}
