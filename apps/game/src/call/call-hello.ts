import type { CallMessage, CallMessages } from '@noodlenaut/contract';
import type { CallBoard } from './call-board.ts';
import type { Visit } from './call-people.ts';
import type { CallServices } from './call-services.ts';
import { iceServers } from './ice-servers.ts';
import type { CallSession } from './may-call.ts';

interface Told {
  readonly session: CallSession;
  readonly whoIsHere: CallMessages['people'];
  readonly chat: readonly CallMessage[];
  readonly board: CallBoard;
}

/** All that a page needs to know at its arrival. Its way into LiveKit is told only while the call is live (P5.29, P5.32). */
export async function callHello(
  { ice, livekit }: Pick<CallServices, 'ice' | 'livekit'>,
  { visit, role }: Visit,
  { session: { row, closesAt }, whoIsHere, chat, board }: Told,
): Promise<CallMessages['hello']> {
  return {
    ...whoIsHere,
    visit,
    role,
    ice: { servers: iceServers(ice, visit, closesAt.getTime()), isRelayOnly: ice.isRelayOnly },
    livekit: livekit && whoIsHere.phase === 'live' ? await livekit.admit(row.id, visit, role) : null,
    now: Date.now(),
    startsAt: row.scheduledTime.getTime(),
    endsAt: row.scheduledTime.getTime() + row.duration * 60_000,
    chat,
    lesson: board.lesson,
    choices: [],
  };
}
