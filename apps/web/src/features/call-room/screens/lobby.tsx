import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useEffect } from 'react';
import { longDay, nearMoment } from '../../../lib/format/dates.ts';
import { DeviceCheck } from '../media/device-check.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { LeaveLink } from './leave-link.tsx';
import { NothingRecorded } from './nothing-recorded.tsx';
import { RoomFrame } from './room-frame.tsx';
import { roomTitle, type RoomFacts } from './room-words.ts';

type Props = { room: RoomFacts; media: OwnMedia; onGoIn: () => void };

/** Before the call: devices are tried, and a press lets the sound in, which browsers want (P5.21). */
export function Lobby({ room, media, onGoIn }: Props) {
  const isSittingIn = room.role === 'guardian';
  useEffect(() => {
    // A guardian sits in: camera and microphone are off until they turn them on.
    if (isSittingIn) return;
    void media.open('audio');
    void media.open('camera');
  }, [media, isSittingIn]);
  return (
    <RoomFrame
      title={roomTitle(room)}
      text={
        <time dateTime={room.scheduledTime} title={longDay(room.scheduledTime)}>
          {nearMoment(room.scheduledTime)}, {room.duration} minutes
        </time>
      }
      actions={<LeaveLink text="Back" />}
    >
      <h2>{isSittingIn ? 'Sit in' : 'Check how you look and sound'}</h2>
      <DeviceCheck media={media} />
      <StickerButton tone="primary" size="xl" onClick={onGoIn}>
        Go in
      </StickerButton>
      <NothingRecorded room={room} />
    </RoomFrame>
  );
}
