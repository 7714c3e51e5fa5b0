import { setTimeout as wait } from 'node:timers/promises';
import { livekitOrigins, type CallLivekit } from '@noodlenaut/contract';
import type { TutoringRole } from '@noodlenaut/domain';
import { RoomServiceClient, ServerError } from 'livekit-server-sdk';
import { livekitRoom, livekitToken, type LivekitKeys } from './livekit-token.ts';

const TIMEOUT_SECONDS = 3;
const TRIES = 2;
const AGAIN_MS = 300;
const SWEEP_EVERY_MS = 10_000;
/** LiveKit renews the token of who is inside for ten minutes; after that nobody comes back. */
const SWEEP_FOR_MS = 11 * 60_000;

interface Settings extends LivekitKeys {
  readonly url: string;
  readonly onFailed: (cause: unknown, what: string) => void;
  /** Shorter in tests. */
  readonly sweepEveryMs?: number;
}

const isMissing = (cause: unknown): boolean => cause instanceof ServerError && cause.status === 404;

/** What a call asks of LiveKit (P5.32). Nothing here rejects but `admit`: a call goes on while LiveKit does not answer. */
export function livekitCalls({ url, key, secret, onFailed, sweepEveryMs = SWEEP_EVERY_MS }: Settings) {
  const origins = livekitOrigins(url);
  const rooms = new RoomServiceClient(origins.http, key, secret, {
    requestTimeout: TIMEOUT_SECONDS,
    failover: false,
  });
  const sweeps = new Set<NodeJS.Timeout>();
  const nameOf = (sessionId: string) => livekitRoom(secret, sessionId);

  /** What is not there needs not be removed. */
  async function tried(what: string, ask: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (cause) {
        if (isMissing(cause)) return;
        if (tries === TRIES) return onFailed(cause, what);
        await wait(AGAIN_MS);
      }
    }
  }
  const remove = (sessionId: string, visit: string) =>
    tried('a visit could not be removed from LiveKit', () =>
      rooms.removeParticipant(nameOf(sessionId), visit),
    );
  const close = (sessionId: string) =>
    tried('a call could not be closed at LiveKit', () => rooms.deleteRoom(nameOf(sessionId)));

  return {
    admit: async (sessionId: string, visit: string, role: TutoringRole): Promise<CallLivekit> => ({
      url: origins.socket,
      token: await livekitToken({ key, secret }, { room: nameOf(sessionId), visit, role }),
    }),
    remove,
    close,
    /** Removes whoever is there without a place in our room: a token works until its end, also for who was removed. */
    keepOnly: (sessionId: string, isHere: (visit: string) => boolean): Promise<void> =>
      tried('the participants of a call could not be read from LiveKit', async () => {
        const inside = await rooms.listParticipants(nameOf(sessionId));
        const strangers = inside.filter(({ identity }) => !isHere(identity));
        await Promise.all(strangers.map(({ identity }) => remove(sessionId, identity)));
      }),
    /** Closes the call, and again while an old token could open it. @param isOver false once the session goes on after all */
    end: async (sessionId: string, isOver: () => Promise<boolean>): Promise<void> => {
      const until = Date.now() + SWEEP_FOR_MS;
      const sweep = setInterval(() => void again(), sweepEveryMs).unref();
      const again = async () => {
        try {
          if (Date.now() < until && (await isOver())) return await close(sessionId);
          clearInterval(sweep);
          sweeps.delete(sweep);
        } catch (cause) {
          onFailed(cause, 'an ended call could not be looked at');
        }
      };
      sweeps.add(sweep);
      await close(sessionId);
    },
    stop: (): void => {
      for (const sweep of sweeps) clearInterval(sweep);
      sweeps.clear();
    },
  };
}
export type LivekitCalls = ReturnType<typeof livekitCalls>;
