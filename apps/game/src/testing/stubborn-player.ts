import { setTimeout as sleep } from 'node:timers/promises';
import { ColyseusSDK } from '@colyseus/sdk';
import { guestOf, seatReply, type Guest } from './quiz-school.ts';

const AGAIN_MS = 250;

/** A player whose client does what the browser's does (SAFETY 4.2): when the room is gone, it asks for a new seat until it has one. */
export async function stubbornPlayer(url: string, roomId: string, bearer: string) {
  let guest: Guest;
  let isIn = false;
  let isDone = false;
  const enter = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${url}/seats/quiz/${roomId}`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`no seat: ${answer.status}`);
    const room = await new ColyseusSDK(url).consumeSeatReservation(seatReply.parse(await answer.json()));
    room.reconnection.enabled = false;
    guest = guestOf(room);
    isIn = true;
    void guest.left.then(() => {
      isIn = false;
      if (!isDone) void comeBack();
    });
  };
  const comeBack = async (): Promise<void> => {
    for (;;) {
      try {
        return await enter();
      } catch {
        // The server is not there yet: that is what this player is stubborn about.
        await sleep(AGAIN_MS);
      }
    }
  };
  await enter();
  return {
    guest: () => guest,
    isIn: () => isIn && guest.heard.hello !== undefined,
    leave: async () => {
      isDone = true;
      await guest.room.leave();
    },
  };
}
export type StubbornPlayer = Awaited<ReturnType<typeof stubbornPlayer>>;
