import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';

export function WaitingTutor() {
  return (
    <EmptyState
      title="Your account is being checked"
      text="Requests and sessions show here once our staff have verified who you are."
      art={<NoodleStill mood="encouraging" size={220} />}
    />
  );
}
