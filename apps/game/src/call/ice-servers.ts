import { createHmac } from 'node:crypto';
import type { CallMessages } from '@noodlenaut/contract';

type IceServer = CallMessages['hello']['ice']['servers'][number];

/** The servers that help two browsers to find each other; none by default (P5.22). */
export interface IceSettings {
  readonly stunUrls: readonly string[];
  /** For example turn:relay.example:3478?transport=udp */
  readonly turnUrls: readonly string[];
  /** The `static-auth-secret` that the TURN server knows too. */
  readonly turnSecret: string;
  /** Where media are only relayed, neither side learns the address of the other. */
  readonly isRelayOnly: boolean;
}

/** The credentials outlive the session a little: the TURN server asks for them again at each refresh. */
const GRACE_MS = 15 * 60_000;

/**
 * Time-limited credentials as TURN servers with a shared secret understand them (draft-uberti-behave-turn-rest). They name a visit,
 * never a person, because the name stands in the log of the TURN server.
 */
export function iceServers(
  { stunUrls, turnUrls, turnSecret, isRelayOnly }: IceSettings,
  visit: string,
  endsAtMs: number,
): readonly IceServer[] {
  const stun = stunUrls.length > 0 && !isRelayOnly ? [{ urls: [...stunUrls] }] : [];
  if (turnUrls.length === 0) return stun;
  const username = `${Math.floor((endsAtMs + GRACE_MS) / 1000)}:${visit}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return [...stun, { urls: [...turnUrls], username, credential }];
}
