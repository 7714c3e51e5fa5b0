import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { api } from '../../../lib/api/api.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { nearMoment } from '../../../lib/format/dates.ts';
import { DeviceCheck } from '../media/device-check.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { otherPeople, type CallState } from '../wire/call-state.ts';
import { countdown } from '../wire/time-words.ts';
import { useNow } from '../wire/use-now.ts';
import { CallButton } from './call-button.tsx';
import { RoomFrame } from './room-frame.tsx';
import styles from './room-frame.module.css';
import { roomTitle, type RoomFacts } from './room-words.ts';

type Props = {
  facts: RoomFacts;
  room: CallState;
  media: OwnMedia;
  onLeave: () => void;
  /** The room may not have heard of it yet. */
  onBegun: () => void;
};

/** The tutor sees who waits, and begins (P5.29). */
export function TutorStart({ facts, room, media, onLeave, onBegun }: Props) {
  const begin = useAction(() => api.tutoring.startSession.mutate({ sessionId: facts.sessionId }), {
    stale: [],
    onDone: onBegun,
  });
  const leftMs = room.startsAt - useNow(1000);
  const waiting = otherPeople(room);
  return (
    <RoomFrame
      title={roomTitle(facts)}
      text={nearMoment(facts.scheduledTime)}
      actions={<CallButton icon="leave" label="Leave" words="always" onClick={onLeave} />}
    >
      <div aria-live="polite" className={styles.form}>
        <h2 className="center">{waiting.length === 0 ? 'Nobody is waiting yet' : 'Waiting for you'}</h2>
        {waiting.length > 0 && (
          <ul className={styles.people}>
            {waiting.map(({ visit, name, role }) => (
              <li key={visit}>{role === 'guardian' ? `${name}, guardian` : name}</li>
            ))}
          </ul>
        )}
      </div>
      {leftMs > 0 && (
        <p>
          <span className="soft">Planned start in</span>{' '}
          <span role="timer">
            <b className="num">{countdown(leftMs)}</b>
          </span>
        </p>
      )}
      <StickerButton
        tone="primary"
        size="xl"
        pending={begin.isPending}
        onClick={() => begin.mutate(undefined)}
      >
        Begin the session
      </StickerButton>
      <DeviceCheck media={media} />
    </RoomFrame>
  );
}
