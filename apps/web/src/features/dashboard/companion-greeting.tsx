import { LivingCompanion } from '@noodlenaut/ui/drawings/living-companion';
import { DockSays } from '@noodlenaut/ui/pieces/home/dock-says';
import { useEffect, useRef } from 'react';
import { useAudioOn } from '../../lib/audio/audio.ts';
import { useReadsByItself } from '../../lib/audio/use-reads-by-itself.ts';
import { greetingFor } from './companion-lines.ts';
import { useVoice } from './use-voice.ts';

type Props = {
  name: string | null;
  /** The greeting is shown in the bar now. */
  isShown: boolean;
  isDismissed: boolean;
  /** Read aloud after the greeting, to those who are read to. */
  pageTexts: readonly string[] | null;
};

/** Shows the greeting in the bar 2 s after the dashboard, and reads it aloud. */
export function CompanionGreeting({ name, isShown, isDismissed, pageTexts }: Props) {
  const { isTalking, say } = useVoice();
  const isAudioOn = useAudioOn();
  const isReadTo = useReadsByItself();
  const saidWith = useRef<boolean>(null);
  useEffect(() => {
    const texts = [...(isDismissed ? [] : [greetingFor(name)]), ...(isReadTo ? (pageTexts ?? []) : [])];
    // Once when it comes; once more when audio is turned on.
    if (texts.length === 0 || saidWith.current === true || saidWith.current === isAudioOn) return;
    saidWith.current = isAudioOn;
    say(texts);
  }, [isAudioOn, isDismissed, isReadTo, name, pageTexts, say]);
  if (!isShown) return null;
  return <DockSays picture={<LivingCompanion talking={isTalking} size={64} />}>{greetingFor(name)}</DockSays>;
}
