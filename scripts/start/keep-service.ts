import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './start-server.ts';
import { isStopping, stopAll } from './stop-all.ts';

/** So many deaths in so short a time are no accident. */
const MOST = 10;
const WITHIN_MS = 60_000;
/** Before each new start of those that died a moment ago: the database may be on its way back. */
const PAUSE_MS = 200;

interface Keeping {
  readonly startAgain: () => Promise<Service>;
  /** It dies again and again. */
  readonly giveUp?: () => Promise<unknown>;
}

/**
 * Starts a server again whenever it dies: what it knew is in the records, and people are back in seconds (security 4.2, F2). One
 * that dies again and again takes everything down, because half a product helps nobody.
 */
export async function keepService(
  service: Service,
  { startAgain, giveUp = () => stopAll(1) }: Keeping,
): Promise<void> {
  const { name } = service;
  let deaths: readonly number[] = [];
  let ended = service.ended;
  for (;;) {
    const said = await ended;
    if (isStopping()) return;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now];
    if (said !== '') console.error(said);
    if (deaths.length > MOST) {
      console.error(
        `The ${name} server ended again and again. Stopping everything; start again with npm start.`,
      );
      return void (await giveUp());
    }
    console.error(`The ${name} server ended. Starting it again; nobody loses what was saved.`);
    await sleep(PAUSE_MS * (deaths.length - 1));
    if (isStopping()) return;
    ended = startAgain().then(
      (next) => next.ended,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
  }
}
