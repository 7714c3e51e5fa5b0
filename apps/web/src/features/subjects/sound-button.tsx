import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { setAudio, useAudioOn } from '../../lib/audio.ts';

export function SoundButton() {
  const isOn = useAudioOn();
  return (
    <IconButton
      icon={isOn ? 'speaker' : 'speaker-off'}
      label="Sound"
      aria-pressed={isOn}
      onClick={() => setAudio(!isOn)}
    />
  );
}
