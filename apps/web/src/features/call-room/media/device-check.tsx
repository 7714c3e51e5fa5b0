import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { CallButton } from '../screens/call-button.tsx';
import { refusalWords } from './device-words.ts';
import styles from './device-check.module.css';
import { LevelMeter } from './level-meter.tsx';
import type { DeviceChoices } from './open-device.ts';
import type { OwnMedia } from './own-media.ts';
import { canChooseSpeaker, playTone } from './sound-sink.ts';
import { StreamView } from './stream-view.tsx';
import { useTrackStream } from './use-track-stream.ts';

const KINDS = ['audio', 'camera'] as const;
const WORDS = {
  audio: { name: 'Microphone', on: 'Turn the microphone off', off: 'Turn the microphone on' },
  camera: { name: 'Camera', on: 'Turn the camera off', off: 'Turn the camera on' },
} as const;

function DeviceSelect({ media, kind, label }: { media: OwnMedia; kind: keyof DeviceChoices; label: string }) {
  const { choices, chosen, tracks } = media.useValue();
  if (choices[kind].length === 0) return null;
  const running = kind === 'speaker' ? undefined : tracks[kind]?.getSettings().deviceId;
  return (
    <SelectField
      label={label}
      value={chosen[kind] ?? running ?? choices[kind][0]?.id ?? ''}
      options={choices[kind].map(({ id, label: name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => void media.choose(kind, currentTarget.value)}
    />
  );
}

/** How one looks and sounds, with a choice of devices. Each that is missing or refused says what to do; none is needed. */
export function DeviceCheck({ media }: { media: OwnMedia }) {
  const { tracks, opening, refusals, chosen } = media.useValue();
  const picture = useTrackStream(tracks.camera);
  return (
    <div className={styles.check}>
      <figure className={styles.preview}>
        {picture === null ? (
          <p className={styles.none}>
            {opening.has('camera') ? 'Your camera starts …' : 'Your camera is off'}
          </p>
        ) : (
          <StreamView stream={picture} className={styles.video} label="You" isOwn />
        )}
        <figcaption className={styles.caption}>You</figcaption>
      </figure>
      <div className={styles.buttons}>
        {KINDS.map((kind) => {
          const isOn = tracks[kind] !== null;
          return (
            <CallButton
              key={kind}
              icon={kind === 'audio' ? (isOn ? 'mic' : 'mic-off') : isOn ? 'camera' : 'camera-off'}
              label={isOn ? WORDS[kind].on : WORDS[kind].off}
              words="always"
              disabled={opening.has(kind)}
              onClick={() => (isOn ? media.close(kind) : void media.open(kind))}
            />
          );
        })}
        <CallButton
          icon="sound"
          label="Play a test sound"
          words="always"
          onClick={() =>
            void playTone(chosen.speaker).catch((cause: unknown) => console.warn('No test sound', cause))
          }
        />
      </div>
      <LevelMeter track={tracks.audio} />
      {KINDS.map((kind) => {
        const refusal = refusals[kind];
        return (
          refusal !== null && (
            <p key={kind} className={styles.refusal} role="alert">
              {refusalWords(kind, refusal)}
            </p>
          )
        );
      })}
      <details className={styles.more}>
        <summary className={styles.summary}>Choose other devices</summary>
        <div className={styles.selects}>
          <DeviceSelect media={media} kind="camera" label="Camera" />
          <DeviceSelect media={media} kind="audio" label="Microphone" />
          {canChooseSpeaker() && <DeviceSelect media={media} kind="speaker" label="Speaker" />}
        </div>
      </details>
    </div>
  );
}
