import type pg from 'pg';
import { subscribe, type SubscribeOptions, type Subscription } from '../connection/subscribe.ts';
import { GAME_SERVER_LOCK } from './quiz-play.repository.ts';

export interface ListenOptions extends Pick<SubscribeOptions, 'url' | 'onGap' | 'onError' | 'pace'> {
  /** This server's number: its advisory lock shows others that it lives (decision 0033). */
  readonly owner: number;
  /** The hash of a session that was ended. */
  readonly onSessionEnded: (sid: string) => void;
  /** A child for whom games are not agreed to any more. */
  readonly onConsentEnded: (childId: string) => void;
}

const AGAIN_MS = 500;

/** Listens for ended sessions (P2.07) and consents (P1.49) on a connection that also holds the game server's lock. */
export async function listen({
  owner,
  onSessionEnded,
  onConsentEnded,
  ...options
}: ListenOptions): Promise<Subscription> {
  let holding: NodeJS.Timeout | null = null;
  let stopped = false;

  /** A former connection that the server still believes in keeps the lock for a while: without one our games look abandoned. */
  const hold = async (client: pg.Client): Promise<void> => {
    if (holding) clearTimeout(holding);
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      GAME_SERVER_LOCK,
      owner,
    ]);
    if (rows[0]?.held === true || stopped) return;
    holding = setTimeout(() => void hold(client).catch(options.onError), AGAIN_MS);
  };
  const subscription = await subscribe({
    ...options,
    as: 'noodlenaut-game',
    channels: ['session_ended', 'consent_ended'],
    onMessage: (channel, id) => (channel === 'session_ended' ? onSessionEnded(id) : onConsentEnded(id)),
    onOpen: hold,
  });
  return {
    stop: async () => {
      stopped = true;
      if (holding) clearTimeout(holding);
      await subscription.stop();
    },
  };
}
