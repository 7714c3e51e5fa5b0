import { PRODUCT } from '@noodlenaut/domain';
import { LoadingScreen } from '@noodlenaut/ui/pieces/page/loading-screen';
import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../../lib/api/api.ts';
import { hasStatus } from '../../../lib/api/error-sentences.ts';
import { leaveApp } from '../../../lib/links/leave-app.ts';
import { AfterCall } from './after-call.tsx';
import { isLoadedAt } from './loaded-here.ts';
import { LeaveLink } from './leave-link.tsx';
import { TooEarly } from './outside-time.tsx';
import { Room } from './room.tsx';
import { roomTitle, type RoomFacts } from './room-words.ts';
import { roomTime } from './room-time.ts';

const isOff = ({ status }: RoomFacts): boolean => status === 'cancelled' || status === 'no-show';
const MOST_TIMER_MS = 60_000;

/** The room of one session: for its people and the child's guardians, in its time (P5.20, P9.05). */
export function RoomScreen({ sessionId }: { sessionId: string }) {
  const [isHere] = useState(() => isLoadedAt(globalThis.location.pathname));
  const [now, setNow] = useState(() => Date.now());
  // Read once: while a call runs, the room itself says what changes.
  const { data: facts, error } = useQuery({
    ...trpc.tutoring.room.queryOptions({ sessionId }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isHere,
  });
  useEffect(() => {
    if (!isHere) leaveApp.to(globalThis.location.href);
  }, [isHere]);
  const time = facts && roomTime(facts, now);
  useEffect(() => {
    if (time?.is !== 'early') return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(time.inMs, MOST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [time]);
  if (error !== null && hasStatus(error, 400, 404))
    return (
      <LostScreen
        title="Not found"
        text="There is no room here for you."
        action={<LeaveLink text="Back to tutoring" isMain />}
      />
    );
  if (error !== null) throw error;
  if (facts === undefined || time === undefined) return <LoadingScreen text="Getting ready..." />;
  return (
    <>
      <title>{`${roomTitle(facts)} · ${PRODUCT.name}`}</title>
      {time.is === 'early' && <TooEarly room={facts} />}
      {time.is === 'over' && (
        <AfterCall room={facts} reason={{ why: isOff(facts) ? 'cancelled' : 'ended' }} />
      )}
      {time.is === 'open' && <Room facts={facts} />}
    </>
  );
}
