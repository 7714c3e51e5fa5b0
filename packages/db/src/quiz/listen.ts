import type pg from 'pg';
import { subscribe, type SubscribeOptions, type Subscription } from '../connection/subscribe.ts';
import { GAME_SERVER_LOCK } from '../connection/room-owner.ts';
import { tutoringChange } from '../tutoring/tutoring-change.ts';

export interface ListenOptions extends Pick<SubscribeOptions, 'url' | 'onGap' | 'onError' | 'pace'> {
  /** The number of this server. Its advisory lock shows other servers that it is alive (decision 0033). */
  readonly owner: number;
  /** The hash of a session that was ended. */
  readonly onSessionEnded: (sid: string) => void;
  /** A child whose consent to games has ended. */
  readonly onConsentEnded: (childId: string) => void;
  /** A game whose rematch has opened, fills or closes (P4.45). */
  readonly onRematchChanged: (roomId: string) => void;
  /** A tutoring session that changed (P5.20). */
  readonly onTutoringChanged: (sessionId: string) => void;
}

const AGAIN_MS = 500;

/** Listens for ended sessions (P2.07) and consents (P1.49), for rematches and for changed tutoring sessions. The connection also holds the lock of the game server. */
export async function listen({
  owner,
  onSessionEnded,
  onConsentEnded,
  onRematchChanged,
  onTutoringChanged,
  ...options
}: ListenOptions): Promise<Subscription> {
  let holding: NodeJS.Timeout | null = null;
  let stopped = false;

  /** A broken connection may keep the lock for a while, so the lock is tried again. Without it our games look abandoned. */
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
    channels: ['session_ended', 'consent_ended', 'rematch_changed', 'tutoring_changed'],
    onMessage: (channel, text) => {
      if (channel === 'session_ended') onSessionEnded(text);
      else if (channel === 'consent_ended') onConsentEnded(text);
      else if (channel === 'rematch_changed') onRematchChanged(text);
      else {
        const change = tutoringChange(text);
        if (change?.kind === 'session') onTutoringChanged(change.id);
      }
    },
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
