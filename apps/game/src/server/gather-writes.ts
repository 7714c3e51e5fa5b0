import type { Duplex } from 'node:stream';

/**
 * Lets all that one turn of the event loop says to a client leave in one write. A write is what an answer costs most: the
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
  // `ws` corks around each frame; the first of a turn holds them all until the turn is over.
  wire.cork = () => {
    if (!isHeld) {
      isHeld = true;
      cork();
      process.nextTick(letGo);
    }
    cork();
  };
}
