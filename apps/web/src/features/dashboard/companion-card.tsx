import { LivingCompanion } from '@noodlenaut/ui/drawings/living-companion';
import { CompanionPanel } from '@noodlenaut/ui/pieces/home/companion-panel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
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

/** Whether words to Miso reach a helper that may answer now: without it, Miso does not invite them. */
function useHelper(isNeeded: boolean) {
  const { data: panel, isLoading } = useQuery({
    ...trpc.chat.panel.queryOptions(),
    staleTime: 0,
    enabled: isNeeded,
  });
  const canAnswer = panel !== undefined && panel.isOn && panel.isOpen && panel.messagesLeft > 0;
  return { canAnswer, isAsked: isLoading };
}

/** The open companion panel: Miso talks, and a child who can write may send a line. Escape closes it. */
export function CompanionCard({ name, pageTexts, onClose, onDismiss }: Props) {
  const helper = useHelper(pageTexts === null);
  const manner = pageTexts !== null ? 'listens' : helper.canAnswer ? 'writes' : 'rests';
  const opening = `${greetingFor(name)} ${helper.isAsked ? '' : OPENING[manner]}`.trim();
  const [answer, setAnswer] = useState<string | null>(null);
  const says = answer ?? opening;
  const { isTalking, say } = useVoice();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!helper.isAsked) say([opening]);
  }, [say, opening, helper.isAsked]);
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
        {manner === 'writes' && (
          <CompanionField
            onSaid={(text) => {
              setAnswer(text);
              say([text]);
            }}
          />
        )}
      </CompanionPanel>
    </div>
  );
}
