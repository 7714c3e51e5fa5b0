import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import type { TutoringSession } from './tutor-sessions.ts';

/** The state of a session in its own word. */
export function SessionState({ status }: Pick<TutoringSession, 'status'>) {
  if (status === 'scheduled')
    return (
      <Band tone="info" sign="calendar">
        scheduled
      </Band>
    );
  if (status === 'in-progress')
    return (
      <Band tone="green" sign="camera">
        in-progress
      </Band>
    );
  return status === 'completed' ? (
    <Band tone="green" sign="check">
      completed
    </Band>
  ) : (
    <Band tone={status === 'cancelled' ? 'red' : 'orange'} sign="close">
      {status}
    </Band>
  );
}
