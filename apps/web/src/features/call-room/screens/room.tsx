import { useEffect, useState } from 'react';
import { LoadingScreen } from '@noodlenaut/ui/pieces/page/loading-screen';
import { createOwnMedia, type OwnMedia } from '../media/own-media.ts';
import { createCall, type Call } from '../wire/create-call.ts';
import { isInside } from '../wire/is-inside.ts';
import { forgetWentIn, keepWentIn, readWentIn } from '../wire/room-memory.ts';
import { AfterCall } from './after-call.tsx';
import { LiveRoom } from './live-room.tsx';
import { Lobby } from './lobby.tsx';
import type { RoomFacts } from './room-words.ts';
import { TutorStart } from './tutor-start.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { WireBanner } from './wire-banner.tsx';

type Props = { facts: RoomFacts };

/** From the page before the call to the page after it. A page that was in goes in again by itself after a reload. */
export function Room({ facts }: Props) {
  const { sessionId, studentName } = facts;
  const [media] = useState(createOwnMedia);
  // Read before anything is kept anew: which devices were on.
  const [before] = useState(() => readWentIn(sessionId));
  const [isIn, setIsIn] = useState(before !== null);
  const [hasLeft, setHasLeft] = useState(false);
  const [call] = useState(() => createCall({ sessionId, studentName, visit: crypto.randomUUID(), media }));
  useEffect(() => {
    if (!isIn) return undefined;
    call.start();
    return () => call.stop();
  }, [isIn, call]);
  useEffect(() => () => media.stop(), [media]);
  useEffect(() => {
    if (before?.mic === true) void media.open('audio');
    if (before?.camera === true) void media.open('camera');
  }, [media, before]);

  const goIn = () => {
    keepWentIn(sessionId, media.read().devices);
    for (const kind of ['audio', 'camera'] as const) media.forgive(kind);
    setIsIn(true);
  };
  const leave = () => {
    forgetWentIn(sessionId);
    setHasLeft(true);
    call.stop();
  };
  if (hasLeft) return <AfterCall room={facts} reason={{ why: 'left' }} />;
  if (!isIn) return <Lobby room={facts} media={media} onGoIn={goIn} />;
  return <Inside facts={facts} call={call} media={media} onLeave={leave} />;
}

type InsideProps = Props & { call: Call; media: OwnMedia; onLeave: () => void };

function Inside({ facts, call, media, onLeave }: InsideProps) {
  const view = call.useValue();
  const { devices } = media.useValue();
  const { connection, room, remotes } = view;
  const isOver = connection.is === 'over';
  useEffect(() => {
    if (isOver) forgetWentIn(facts.sessionId);
    else keepWentIn(facts.sessionId, devices);
  }, [isOver, devices, facts.sessionId]);
  if (connection.is === 'over') return <AfterCall room={facts} reason={connection.end} />;
  if (room === null)
    return (
      <>
        <LoadingScreen text="You go in ..." />
        {connection.is === 'lost' && <WireBanner connection={connection} media={media} />}
      </>
    );
  const connected = [...remotes.values()].filter(({ state }) => state === 'connected').length;
  if (isInside(room, connected))
    return <LiveRoom facts={facts} call={call} view={{ ...view, room }} media={media} onLeave={onLeave} />;
  const before = { facts, room, media, onLeave };
  return room.role === 'tutor' ? (
    <TutorStart {...before} onBegun={() => askAgain(call)} />
  ) : (
    <WaitingRoom {...before} />
  );
}

/** The room hears of the beginning by itself; asked, it says so sooner. */
function askAgain(call: Call): void {
  call.request('hello', {}).catch((cause: unknown) => console.warn('The room was not asked', cause));
}
