import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { setAudio, useAudioOn } from './audio.ts';
import { stopReading } from './speech.ts';

/** Turns audio on and off (S4.21: it starts off). */
export function SoundButton({ size = 'lg' }: { size?: 'lg' | 'xl' }) {
  const isOn = useAudioOn();
  const turn = () => {
    if (isOn) stopReading();
    setAudio(!isOn);
  };
  return (
    <IconButton
      icon={isOn ? 'speaker' : 'speaker-off'}
      label="Sound"
      size={size}
      aria-pressed={isOn}
      onClick={turn}
    />
  );
}
