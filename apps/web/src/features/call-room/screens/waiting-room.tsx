import { Persona } from '@noodlenaut/ui/drawings/persona';
import { Speak } from '../../../lib/audio/speak.tsx';
import { nearMoment } from '../../../lib/format/dates.ts';
import { StreamView } from '../media/stream-view.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { useTrackStream } from '../media/use-track-stream.ts';
import type { CallState } from '../wire/call-state.ts';
import { countdown } from '../wire/time-words.ts';
import { useNow } from '../wire/use-now.ts';
import check from '../media/device-check.module.css';
import { CallButton } from './call-button.tsx';
import { NothingRecorded } from './nothing-recorded.tsx';
import { RoomFrame } from './room-frame.tsx';
import styles from './room-frame.module.css';
import { roomTitle, tutorFirstName, type RoomFacts } from './room-words.ts';

type Props = { facts: RoomFacts; room: CallState; media: OwnMedia; onLeave: () => void };

/** Child and guardian wait until the tutor is in and has begun (P5.29). */
export function WaitingRoom({ facts, room, media, onLeave }: Props) {
  const { tracks, devices } = media.useValue();
  const picture = useTrackStream(tracks.camera);
  const leftMs = room.startsAt - useNow(1000);
  const tutor = tutorFirstName(facts);
  const isTutorIn = room.people.some(({ role }) => role === 'tutor');
  const headline = room.isStarted
    ? 'Your tutor will be right back'
    : isTutorIn
      ? 'Your tutor is here'
      : 'Your tutor is on the way';
  const text = isTutorIn
    ? `${tutor} opens the room in a moment.`
    : `You go in by yourself when ${tutor} opens the room.`;
  return (
    <RoomFrame
      title={roomTitle(facts)}
      text={nearMoment(facts.scheduledTime)}
      actions={<CallButton icon="leave" label="Leave" words="always" onClick={onLeave} />}
    >
      <Persona subject={facts.subject} size={150} />
      <h2 aria-live="polite">{headline}</h2>
      <Speak label="Read this aloud" texts={[headline, text]} onArrival isMain />
      <p className={styles.lead}>{text}</p>
      {leftMs > 0 && !room.isStarted && (
        <p>
          <span className="soft">Starts in</span>
          <br />
          <span className={styles.countdown} role="timer">
            {countdown(leftMs)}
          </span>
        </p>
      )}
      <figure className={check.preview}>
        {picture === null ? (
          <p className={check.none}>Your camera is off</p>
        ) : (
          <StreamView stream={picture} className={check.video} label="You" isOwn />
        )}
        <figcaption className={check.caption}>You</figcaption>
      </figure>
      <div className={check.buttons}>
        <CallButton
          icon={devices.mic ? 'mic' : 'mic-off'}
          label={devices.mic ? 'Microphone is on' : 'Microphone is off'}
          words="always"
          aria-pressed={devices.mic}
          onClick={() => (devices.mic ? media.close('audio') : void media.open('audio'))}
        />
        <CallButton
          icon={devices.camera ? 'camera' : 'camera-off'}
          label={devices.camera ? 'Camera is on' : 'Camera is off'}
          words="always"
          aria-pressed={devices.camera}
          onClick={() => (devices.camera ? media.close('camera') : void media.open('camera'))}
        />
      </div>
      <NothingRecorded room={facts} />
    </RoomFrame>
  );
}
