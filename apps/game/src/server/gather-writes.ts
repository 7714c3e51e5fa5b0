import type { Duplex } from 'node:stream';

/**
 * Sends everything that one turn of the event loop writes to a client in one write. Writes are the largest cost of an answer: the
 * reveal, the own result, the seats and the acknowledgement were four of them.
 */
export function gatherWrites(wire: Duplex): void {
  const cork = wire.cork.bind(wire);
  const uncork = wire.uncork.bind(wire);
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    uncork();
  };
  // `ws` corks around each frame; the first cork of a turn holds all frames until the turn is over.
  wire.cork = () => {
    if (!isHeld) {
      isHeld = true;
      cork();
      process.nextTick(letGo);
    }
    cork();
  };
}
