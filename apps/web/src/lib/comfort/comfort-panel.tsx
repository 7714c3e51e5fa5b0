import { COMFORT_CHOICES, comfortDefault, readComfort } from '@noodlenaut/domain';
import type { Comfort, ComfortName } from '@noodlenaut/domain';
import { Segments } from '@noodlenaut/ui/pieces/base/segments';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { SwitchRow } from '@noodlenaut/ui/pieces/base/switch-row';
import { useQuery } from '@tanstack/react-query';
import { setAudio, useAudioOn } from '../audio/audio.ts';
import { COMFORT_LABELS, COMFORT_SPOKEN } from './comfort-labels.tsx';
import { chooseComfort, useComfort } from './comfort.ts';
import { Speak } from '../audio/speak.tsx';
import { useTheme } from '../theme/theme.ts';
import { viewerQuery } from '../session/viewer.ts';

type Row = keyof typeof COMFORT_LABELS;
const ABOVE: readonly Row[] = ['theme', 'textSize', 'letterShape', 'contrast'];
const BELOW: readonly Row[] = ['readingSpeed'];

/** How pages look, sound and move for whoever uses them: kept with the account, or on the device before the sign-in. */
export function ComfortPanel({ onClose }: { onClose: () => void }) {
  const comfort = useComfort();
  const theme = useTheme();
  const isAudioOn = useAudioOn();
  const { data: viewer = null } = useQuery(viewerQuery);
  const values = { ...comfort, theme };
  const choose = (change: Comfort) => chooseComfort(change, viewer !== null);

  const segments = (name: Row) => {
    const { label, texts } = COMFORT_LABELS[name];
    return (
      <Segments
        key={name}
        label={label}
        segments={texts}
        value={values[name] ?? comfortDefault(name)}
        onChange={(value) => choose(readComfort({ [name]: value }))}
      />
    );
  };
  const toggle = <Name extends ComfortName>(name: Name, on: Comfort[Name]) => ({
    isOn: comfort[name] === on,
    onChange: (isOn: boolean) => choose({ [name]: isOn ? on : COMFORT_CHOICES[name][0] }),
  });

  return (
    <Sheet
      title="Comfort"
      actions={<Speak label="Read this panel aloud" texts={COMFORT_SPOKEN} />}
      onClose={onClose}
      done="Done"
    >
      {ABOVE.map(segments)}
      <div className="stack">
        <SwitchRow
          title="Sound"
          text="Voices, tones and little cheers"
          isOn={isAudioOn}
          onChange={setAudio}
        />
        <SwitchRow title="Read to me" text="Each new page is read by itself" {...toggle('readToMe', 'on')} />
        <SwitchRow title="Picture mode" text="Big pictures, few words" {...toggle('pictures', 'on')} />
        <SwitchRow title="Calm motion" text="Things stay still" {...toggle('motion', 'calm')} />
        <SwitchRow
          title="More time in games"
          text="Half as much again to answer"
          {...toggle('gameTime', 'more')}
        />
        <SwitchRow title="More space" text="Wider lines and letters" {...toggle('spacing', 'wide')} />
      </div>
      {BELOW.map(segments)}
    </Sheet>
  );
}
