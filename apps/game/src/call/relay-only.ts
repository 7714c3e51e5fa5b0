import type { CallSignal } from '@noodlenaut/contract';

/** An empty candidate says that there are no more. */
const isRelay = (candidate: string): boolean => candidate === '' || / typ relay(?: |$)/.test(candidate);

/** Without candidates that are no relay's, and without the default address of each line, which is a real one once gathered. */
const relayedSdp = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') || isRelay(line))
    .map((line) => line.replace(/^(c=|a=rtcp:\d+ )IN IP[46] .*/, '$1IN IP4 0.0.0.0'))
    .join('\r\n');

type Passed = Omit<CallSignal, 'to'>;

/**
 * A signal without any address but the relay's (security 2.13). The server does it, so that a changed page cannot tell the other
 * side where somebody lives, nor learn it.
 */
export const relayOnly = ({ description, candidates, ...signal }: Passed): Passed => ({
  ...signal,
  ...(description && { description: { ...description, sdp: relayedSdp(description.sdp) } }),
  ...(candidates && { candidates: candidates.filter(({ candidate }) => isRelay(candidate)) }),
});
