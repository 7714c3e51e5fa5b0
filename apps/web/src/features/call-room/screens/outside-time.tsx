import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { fullDay, nearMoment } from '../../../lib/format/dates.ts';
import { LeaveLink } from './leave-link.tsx';
import { RoomFrame } from './room-frame.tsx';
import styles from './room-frame.module.css';
import { roomTitle, type RoomFacts } from './room-words.ts';

/** The session is today or later, and its room is not open yet (P5.20). */
export function TooEarly({ room }: { room: RoomFacts }) {
  return (
    <RoomFrame title={roomTitle(room)} text={fullDay(room.scheduledTime)}>
      <NoodleStill mood="happy" size={160} />
      <h2>You are early</h2>
      <p className={styles.lead}>
        The session starts {nearMoment(room.scheduledTime)}. This room opens {nearMoment(room.opensAt)}. You
        can leave this page open: you go on by yourself.
      </p>
      <LeaveLink text="Back to tutoring" isMain />
    </RoomFrame>
  );
}
