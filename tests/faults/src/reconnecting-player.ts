import { setTimeout as sleep } from 'node:timers/promises';
import { guestOf, seatReply, sitDown, type Guest } from '@noodlenaut/game/testing/quiz-school';

/** As the browser does it (security 4.2): this long after a drop it asks for a new seat, then once every so often. */
const WATCHDOG_AFTER_MS = 2000;
const WATCHDOG_EVERY_MS = 1000;
const TRIES = 10;
/** Statuses after which the browser does not ask again (`keep-quiz.ts`). No fault may cause one. */
const FINAL = [400, 401, 403, 404, 409, 410];

/** A player whose client does what the browser's does: when the room is gone, it asks for a new seat until it has one. */
export async function reconnectingPlayer(url: string, roomId: string, bearer: string) {
  let guest: Guest;
  let isIn = false;
  let isDone = false;
  let entries = 0;
  let losses = 0;
  let server = '';
  let name = '';
  const lose = () => {
    if (isIn) losses += 1;
    isIn = false;
  };
  const enter = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${url}/seats/quiz/${roomId}`, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(5000),
    });
    if (FINAL.includes(answer.status)) isDone = true;
    if (!answer.ok) throw new Error(`no seat: ${answer.status}`);
    const seat = { ...seatReply.parse(await answer.json()), bearer };
    const room = await sitDown(url, seat);
    [server, name] = [seat.processId, seat.roomId];
    const mine = guestOf(room);
    guest = mine;
    isIn = true;
    entries += 1;
    let watchdog: NodeJS.Timeout | undefined;
    room.onDrop(() => {
      if (guest !== mine) return;
      lose();
      watchdog = setTimeout(() => void comeBack(mine), WATCHDOG_AFTER_MS);
    });
    room.onReconnect(() => {
      clearTimeout(watchdog);
      if (guest === mine) isIn = true;
    });
    void mine.left.then(() => {
      clearTimeout(watchdog);
      void comeBack(mine);
    });
  };
  /** One try at a time, however often a connection says that it is over. */
  let isComing = false;
  const comeBack = async (from: Guest): Promise<void> => {
    if (isDone || isComing || guest !== from) return;
    isComing = true;
    lose();
    from.room.reconnection.enabled = false;
    while (!isIn && !isDone) {
      try {
        await enter();
      } catch {
        // The server is not there yet: try again.
        await sleep(WATCHDOG_EVERY_MS);
      }
    }
    isComing = false;
  };
  await enter();
  return {
    guest: () => guest,
    isIn: () => isIn && guest.received.hello !== undefined,
    /** How often this player took a seat, and lost the connection. */
    entries: () => entries,
    losses: () => losses,
    /** The server the player is at, and the live room there. */
    server: () => server,
    room: () => name,
    /** Answers, and repeats the answer until it is known whether it counts. @returns 'ok', or why it does not count */
    answer: async (question: number, place: number): Promise<string> => {
      let said = 'never asked';
      for (let left = TRIES; left > 0 && !isDone; left -= 1) {
        said = await guest.ask('answer', { question, place });
        if (said === 'ok' || said === 'already-answered') return 'ok';
        await sleep(WATCHDOG_EVERY_MS / 4);
      }
      return said;
    },
    leave: async () => {
      isDone = true;
      guest.room.reconnection.enabled = false;
      if (guest.room.connection.isOpen) await guest.room.leave();
    },
  };
}
export type ReconnectingPlayer = Awaited<ReturnType<typeof reconnectingPlayer>>;
