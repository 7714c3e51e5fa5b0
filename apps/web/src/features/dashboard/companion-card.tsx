import { LivingCompanion } from '@noodlenaut/ui/drawings/living-companion';
import { CompanionPanel } from '@noodlenaut/ui/pieces/home/companion-panel';
import { useEffect, useRef, useState } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { CompanionField } from './companion-field.tsx';
import { OPENING, greetingFor } from './companion-lines.ts';
import { useVoice } from './use-voice.ts';

type Props = {
  name: string | null;
  /** Nothing to write: it reads these instead. */
  pageTexts: readonly string[] | null;
  onClose: () => void;
  onDismiss: () => void;
};

/** The open companion panel: Miso talks, and a child who can write may send a line. Escape closes it. */
export function CompanionCard({ name, pageTexts, onClose, onDismiss }: Props) {
  const opening = `${greetingFor(name)} ${pageTexts === null ? OPENING.writes : OPENING.listens}`;
  const [says, setSays] = useState(opening);
  const { isTalking, say } = useVoice();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    say([opening]);
  }, [say, opening]);
  useEffect(() => {
    // Not the field: on a phone the keyboard would come up over everything.
    card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <div ref={card}>
      <CompanionPanel
        name="Miso"
        picture={<LivingCompanion talking={isTalking} size={132} />}
        says={says}
        speak={<Speak size="xl" label="Let Miso read" texts={[says, ...(pageTexts ?? [])]} />}
        onClose={onClose}
        onDismiss={onDismiss}
      >
        {pageTexts === null && (
          <CompanionField
            onSaid={(text) => {
              setSays(text);
              say([text]);
            }}
          />
        )}
      </CompanionPanel>
    </div>
  );
}
