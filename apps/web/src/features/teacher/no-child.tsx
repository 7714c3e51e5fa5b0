import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/empty-state';

/** An adult without a linked child (PRODUCT 1). */
export function NoChild() {
  return (
    <EmptyState
      title="No child is linked yet"
      text="Ask your child to connect with you. Once a child is linked to your account, their progress shows here."
      art={<NoodleStill mood="encouraging" size={220} />}
    />
  );
}
