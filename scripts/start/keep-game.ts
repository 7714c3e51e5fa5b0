import type { Service } from './start-server.ts';
import { isStopping, stopAll } from './stop-all.ts';

/** So many deaths in so short a time are no accident. */
const MOST = 10;
const WITHIN_MS = 60_000;

/**
 * Starts the game server again whenever it dies: its games wait in the records, and their players are back in seconds
 * (SAFETY 4.2, F2). One that dies again and again takes everything down.
 */
export function keepGame(game: Service, startAgain: () => Promise<Service>, deaths: readonly number[] = []) {
  void game.ended.then(async (said) => {
    if (isStopping()) return;
    const now = performance.now();
    const recent = [...deaths.filter((at) => now - at < WITHIN_MS), now];
    if (said !== '') console.error(said);
    if (recent.length > MOST) {
      console.error(
        'The game server ended again and again. Stopping everything; start again with npm start.',
      );
      return stopAll(1);
    }
    console.error('The game server ended. Starting it again; its games go on.');
    try {
      keepGame(await startAgain(), startAgain, recent);
    } catch (cause) {
      console.error(cause);
      return stopAll(1);
    }
  });
}
