import type { TutoringRole } from '@noodlenaut/domain';
import type { OwnMedia } from '../media/own-media.ts';
import { CallButton } from './call-button.tsx';
import { endWords } from './end-dialog.tsx';
import styles from './live-room.module.css';

type Props = {
  role: TutoringRole;
  media: OwnMedia;
  onDevices: () => void;
  onEnd: () => void;
  onLeave: () => void;
};
const canShare = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** Own devices, and the ways out. */
export function CallControls({ role, media, onDevices, onEnd, onLeave }: Props) {
  const { tracks, devices, opening } = media.useValue();
  const end = endWords(role);
  const pressMic = () => (tracks.audio === null ? void media.open('audio') : media.mute(devices.mic));
  return (
    <div className={styles.controls} role="toolbar" aria-label="Call">
      <CallButton
        icon={devices.mic ? 'mic' : 'mic-off'}
        label={devices.mic ? 'Mute' : 'Unmute'}
        tone={devices.mic ? 'plain' : 'off'}
        disabled={opening.has('audio')}
        onClick={pressMic}
      />
      <CallButton
        icon={devices.camera ? 'camera' : 'camera-off'}
        label={devices.camera ? 'Camera off' : 'Camera on'}
        tone={devices.camera ? 'plain' : 'off'}
        disabled={opening.has('camera')}
        onClick={() => (devices.camera ? media.close('camera') : void media.open('camera'))}
      />
      {role === 'tutor' && canShare() && (
        <CallButton
          icon="screen"
          label={devices.screen ? 'Stop showing' : 'Show a window'}
          aria-pressed={devices.screen}
          disabled={opening.has('screen')}
          onClick={() => (devices.screen ? media.close('screen') : void media.open('screen'))}
        />
      )}
      <CallButton icon="devices" label="Devices" onClick={onDevices} />
      {end !== null && <CallButton icon="end" label={end} tone="danger" onClick={onEnd} />}
      <CallButton icon="leave" label="Leave" tone={end === null ? 'danger' : 'plain'} onClick={onLeave} />
    </div>
  );
}
