import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { CrewDock, DockButton } from '@noodlenaut/ui/pieces/crew-dock';
import { setAudio, useAudioOn } from '../../lib/audio.ts';

type Props = { isMascotAway: boolean; onMascotAway: (isAway: boolean) => void };

/** What the child turns on and puts away: sound and Noodle. */
export function CrewBar({ isMascotAway, onMascotAway }: Props) {
  const isOn = useAudioOn();
  return (
    <CrewDock label="Your crew">
      <DockButton
        text="Sound"
        icon={isOn ? 'speaker' : 'speaker-off'}
        aria-pressed={isOn}
        onClick={() => setAudio(!isOn)}
      />
      <DockButton
        text="Noodle"
        picture={<NoodleStill mood="idle" size={48} />}
        aria-pressed={!isMascotAway}
        onClick={() => onMascotAway(!isMascotAway)}
      />
    </CrewDock>
  );
}
