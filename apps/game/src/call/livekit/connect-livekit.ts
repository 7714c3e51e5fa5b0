import type { Logger } from 'pino';
import type { GameEnv } from '../../env.ts';
import type { LivekitCalls } from './livekit-calls.ts';

export type LivekitEnv = Pick<GameEnv, 'LIVEKIT_URL' | 'LIVEKIT_API_KEY' | 'LIVEKIT_API_SECRET'>;

/** LiveKit's package is loaded only where LiveKit is configured; null without it (P5.32). */
export async function connectLivekit(env: Partial<LivekitEnv>, log: Logger): Promise<LivekitCalls | null> {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = env;
  if (url === undefined || key === undefined || secret === undefined) return null;
  const { livekitCalls } = await import('./livekit-calls.ts');
  return livekitCalls({ url, key, secret, onFailed: (cause, what) => log.error({ err: cause }, what) });
}
