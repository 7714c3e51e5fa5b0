import { Companion } from '@noodlenaut/ui/drawings/companion';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { CrewDock, DockButton } from '@noodlenaut/ui/pieces/home/crew-dock';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { setAudio, useAudioOn } from '../../lib/audio/audio.ts';
import { setHelperOpen, useHelperPanel } from '../../lib/chat/helper-panel.ts';
import { useCompanion } from './use-companion.ts';

const loadCompanion = () => import('./after-first-screen.ts');
const CompanionGreeting = lazy(async () => ({ default: (await loadCompanion()).CompanionGreeting }));
const CompanionCard = lazy(async () => ({ default: (await loadCompanion()).CompanionCard }));

type Props = {
  name: string | null;
  /** What Miso reads of the page to those who cannot read yet; null for those who can. */
  pageTexts: readonly string[] | null;
  /** Miso says hello in the bar; not while the grades must be seen, which words and bar would cover on a phone. */
  greets: boolean;
  isMascotDismissed: boolean;
  onMascotDismissed: (isDismissed: boolean) => void;
};

/** The bar with sound, the companion Miso and the mascot Noodle, which the child can turn on or dismiss. */
export function CrewBar({ name, pageTexts, greets, isMascotDismissed, onMascotDismissed }: Props) {
  const isOn = useAudioOn();
  const companion = useCompanion();
  const { isOpen: isHelperOpen } = useHelperPanel();
  const { isDismissed, isOpen, setOpen } = companion;
  const button = useRef<HTMLButtonElement>(null);

  // The companion loads after the first screen.
  useEffect(() => {
    void loadCompanion();
  }, []);
  const backTo = (leave: () => void) => () => {
    leave();
    button.current?.focus({ preventScroll: true });
  };
  const close = backTo(() => setOpen(false));

  return (
    <CrewDock
      label="Your crew"
      isInFlow={!greets}
      panel={
        isOpen && (
          <Suspense fallback={null}>
            <CompanionCard
              name={name}
              pageTexts={pageTexts}
              onClose={close}
              onDismiss={backTo(companion.dismiss)}
            />
          </Suspense>
        )
      }
      says={
        companion.hasGreeted && (
          <Suspense fallback={null}>
            <CompanionGreeting
              name={name}
              isShown={greets && companion.isGreeting}
              isDismissed={isDismissed}
              pageTexts={pageTexts}
            />
          </Suspense>
        )
      }
    >
      <DockButton
        text="Sound"
        icon={isOn ? 'speaker' : 'speaker-off'}
        aria-pressed={isOn}
        onClick={() => setAudio(!isOn)}
      />
      <DockButton
        ref={button}
        text="Miso"
        picture={<Companion size={48} />}
        dismissed={isDismissed}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      <DockButton
        text="Ask"
        aria-label="Ask Noodle"
        icon="chat"
        aria-expanded={isHelperOpen}
        onClick={() => setHelperOpen(!isHelperOpen)}
      />
      <DockButton
        text="Noodle"
        picture={<NoodleStill mood="idle" size={48} />}
        dismissed={isMascotDismissed}
        aria-pressed={!isMascotDismissed}
        onClick={() => onMascotDismissed(!isMascotDismissed)}
      />
    </CrewDock>
  );
}
