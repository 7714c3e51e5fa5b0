import { CallIcon } from './call-icon.tsx';
import styles from './room-frame.module.css';
import { whoIsThere, type RoomFacts } from './room-words.ts';

/** Who is there, that nothing is recorded, and what the other computers learn (P5.30, P5.31). */
export function NothingRecorded({ room }: { room: RoomFacts }) {
  return (
    <div className={styles.note}>
      <CallIcon name="eye" />
      <div>
        <p>
          <b>{whoIsThere(room)}</b> Everyone in the room can see who is there. Nothing is recorded.
        </p>
        {!room.isRelayOnly && (
          <p>
            Picture and sound go straight from one computer to the other, so both learn each other&apos;s
            internet address.
          </p>
        )}
      </div>
    </div>
  );
}
