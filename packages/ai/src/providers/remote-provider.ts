import type { LanguageModelV4 } from '@ai-sdk/provider';
import { circuitBreaker, ConsecutiveBreaker, handleWhenResult, type CircuitBreakerPolicy } from 'cockatiel';
import { isProvidersFault, type AskFailure } from './ask-failure.ts';
import { moderationOf, type Moderate } from './moderate.ts';
import type { RemoteSettings, ProviderSettings } from './provider-settings.ts';
import { remoteModel } from './remote-model.ts';
import type { SpendLedger } from './spend-ledger.ts';

/** So many failures in a row open the circuit. */
const FAILURES = 5;
/** So long nobody asks then, in milliseconds. Afterwards one request tries. */
const REST_MS = 30_000;

/** What a process has once for its remote model. */
export interface RemoteProvider {
  readonly settings: RemoteSettings;
  readonly model: LanguageModelV4;
  /** Null: nobody moderates beside our own policy. */
  readonly moderate: Moderate | null;
  readonly breaker: CircuitBreakerPolicy;
  readonly ledger: SpendLedger;
  readonly now: () => Date;
}

export interface ProviderParts {
  readonly ledger: SpendLedger;
  readonly now: () => Date;
  /** How long an open circuit stays open, in milliseconds; by default 30,000. */
  readonly restMs?: number;
}

const isFailure = (result: unknown): result is AskFailure =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

/** The remote provider of the settings, null when only the local model answers (P7.02, P7.03). Asks nobody yet. */
export function providerOf(
  settings: ProviderSettings,
  { ledger, now, restMs = REST_MS }: ProviderParts,
): RemoteProvider | null {
  if (settings.provider === 'local') return null;
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result) && isProvidersFault(result)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  return { settings, model: remoteModel(settings), moderate: moderationOf(settings), breaker, ledger, now };
}
