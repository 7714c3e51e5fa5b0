import { createHmac } from 'node:crypto';
import type { TutoringRole } from '@noodlenaut/domain';
import { AccessToken, TrackSource } from 'livekit-server-sdk';

export interface LivekitKeys {
  readonly key: string;
  readonly secret: string;
}

/** LiveKit looks at the time when somebody joins and at no other; from there on it renews the token itself. */
const GOOD_FOR_SECONDS = 60;
const ROOM_SIGNS = 32;

/** LiveKit's name of a session's room: always the same, and nobody reads the session from it. */
export const livekitRoom = (secret: string, sessionId: string): string =>
  `call-${createHmac('sha256', secret).update(sessionId).digest('hex').slice(0, ROOM_SIGNS)}`;

/** May join this room as this visit, hear and see, and send what its side of a session sends; nothing else (P5.32). */
export function livekitToken(
  { key, secret }: LivekitKeys,
  { room, visit, role }: { readonly room: string; readonly visit: string; readonly role: TutoringRole },
): Promise<string> {
  const token = new AccessToken(key, secret, { identity: visit, ttl: GOOD_FOR_SECONDS });
  const everybody = [TrackSource.CAMERA, TrackSource.MICROPHONE];
  token.addGrant({
    room,
    roomJoin: true,
    canSubscribe: true,
    canPublish: true,
    canPublishSources: role === 'tutor' ? [...everybody, TrackSource.SCREEN_SHARE] : everybody,
    // Chat and board pass our own room, where every text is read by the policy of messages.
    canPublishData: false,
    canUpdateOwnMetadata: false,
  });
  return token.toJwt();
}
