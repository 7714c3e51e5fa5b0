import type { Store } from '@noodlenaut/db';
import { rematchFace } from '@noodlenaut/domain';

/**
 * Sits a player down under the lock of the room: in a rematch with the name and animal of the game before it (decision 0105), elsewhere
 * with what `sit` gives.
 */
export async function takeSeat(store: Store, roomId: string, userId: string, seat: number): Promise<void> {
  const seats = await store.rematches.seats(roomId);
  if (seats.length > 0) {
    const face = rematchFace(seats, userId);
    if (face) {
      await store.rematches.sitAs(roomId, userId, seat, face);
      return;
    }
  }
  await store.quiz.sit(roomId, userId, seat);
}
