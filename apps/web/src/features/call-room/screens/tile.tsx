import type { CallDevices } from '@noodlenaut/contract';
import type { TutoringRole } from '@noodlenaut/domain';
import { StreamView } from '../media/stream-view.tsx';
import { useIsSpeaking } from '../media/use-level.ts';
import { CallIcon } from './call-icon.tsx';
import styles from './tile.module.css';

type Props = {
  name: string;
  role: TutoringRole;
  devices: CallDevices;
  stream: MediaStream | null;
  isOwn?: boolean;
  /** False while the way to the other page is being made. */
  isConnected?: boolean;
  level: (() => number) | null;
  speakerId?: string | null;
};
const ROLE_WORDS: Readonly<Record<TutoringRole, string>> = {
  tutor: ', tutor',
  student: '',
  guardian: ', guardian',
};
const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase();

/** One person: picture or first letter, name and role, muted or speaking. */
export function Tile(props: Props) {
  const { name, role, devices, stream, isOwn = false, isConnected = true, level, speakerId = null } = props;
  const isSpeaking = useIsSpeaking(devices.mic ? level : null);
  const isSeen = devices.camera && stream !== null && isConnected;
  const words = isOwn ? `${name}, you` : `${name}${ROLE_WORDS[role]}`;
  return (
    <figure
      className={styles.tile}
      data-role={role}
      data-own={isOwn || undefined}
      data-speaking={(isSpeaking && devices.mic) || undefined}
    >
      {stream !== null && (
        <StreamView
          stream={stream}
          className={styles.video}
          label={`Video of ${name}`}
          isOwn={isOwn}
          speakerId={speakerId}
        />
      )}
      {!isSeen && (
        <span className={styles.off}>
          {isConnected ? (
            <span className={styles.initial} aria-hidden="true">
              {initialOf(name)}
            </span>
          ) : (
            <span>Connecting …</span>
          )}
        </span>
      )}
      <figcaption className={styles.caption}>
        {!devices.mic && (
          <>
            <CallIcon name="mic-off" size={16} />
            <span className="visually-hidden">Muted: </span>
          </>
        )}
        <span className={styles.name}>{words}</span>
      </figcaption>
    </figure>
  );
}
