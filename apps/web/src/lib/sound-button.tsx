import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { setAudio, useAudioOn } from './audio.ts';
import { stopReading } from './speech.ts';

/** Turns audio on and off (SPEC 4: it starts off). */
export function SoundButton() {
  const isOn = useAudioOn();
  const turn = () => {
    if (isOn) stopReading();
    setAudio(!isOn);
  };
  return (
    <IconButton icon={isOn ? 'speaker' : 'speaker-off'} label="Sound" aria-pressed={isOn} onClick={turn} />
  );
}
