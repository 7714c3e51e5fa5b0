import { playBlocked, useBlockedSound } from '../media/blocked-sound.ts';
import { refusalWords } from '../media/device-words.ts';
import type { OwnMedia } from '../media/own-media.ts';
import type { CallConnection } from '../wire/keep-call.ts';
import { CallButton } from './call-button.tsx';
import styles from './live-room.module.css';

const KINDS = ['audio', 'camera', 'screen'] as const;

/** What is not as it should be, with a way out where there is one. */
export function WireBanner({ connection, media }: { connection: CallConnection; media: OwnMedia }) {
  const isBlocked = useBlockedSound();
  const { refusals } = media.useValue();
  return (
    <div className={styles.banners}>
      <p aria-live="polite" className={styles.banner}>
        {connection.is === 'lost' ? 'Reconnecting. You can go on talking.' : ''}
      </p>
      {isBlocked && (
        <CallButton icon="sound" label="Turn the sound on" words="always" onClick={playBlocked} />
      )}
      {KINDS.map((kind) => {
        const refusal = refusals[kind];
        return (
          refusal !== null && (
            <p key={kind} role="alert" className={styles.banner}>
              {refusalWords(kind, refusal)}
              <CallButton icon="close" label="Close this" words="icon" onClick={() => media.forgive(kind)} />
            </p>
          )
        );
      })}
    </div>
  );
}
