import type { RootStore } from '@noodlenaut/db';
import type { ConsentMode } from '@noodlenaut/domain';
import type { GameEnv } from '../env.ts';
import type { IceSettings } from './ice-servers.ts';
import type { LivekitCalls } from './livekit/livekit-calls.ts';

type IceEnv = Pick<GameEnv, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET' | 'CALL_RELAY_ONLY'>;

/** With a TURN server, media are only relayed unless the operator says otherwise (P5.22). */
export const callServices = (
  { store, consentMode, owner }: Omit<CallServices, 'ice' | 'livekit'>,
  livekit: LivekitCalls | null,
  { STUN_URLS = [], TURN_URLS = [], TURN_SECRET = '', CALL_RELAY_ONLY = true }: Partial<IceEnv>,
): CallServices => ({
  store,
  consentMode,
  owner,
  livekit,
  ice: {
    stunUrls: STUN_URLS,
    turnUrls: TURN_URLS,
    turnSecret: TURN_SECRET,
    isRelayOnly: TURN_URLS.length > 0 && CALL_RELAY_ONLY,
  },
});

/** What all call rooms of a process share. */
export interface CallServices {
  readonly store: RootStore;
  readonly consentMode: ConsentMode;
  /** This server's number in the records: who owns a call. */
  readonly owner: number;
  readonly ice: IceSettings;
  /** Null: media go from page to page. */
  readonly livekit: LivekitCalls | null;
}
