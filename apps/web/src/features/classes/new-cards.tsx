import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { type SchoolClass, namesInWords, pupilWords } from './class-words.ts';
import { NewLetters } from './new-letters.tsx';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

type Pupils = SchoolClass['pupils'];
type Props = {
  classId: string;
  pupils: Pupils;
  chosen: Pupils;
  onChosen: (ids: readonly string[]) => void;
  onCards: (made: Outputs['classes']['cards']) => void;
  onLetters: (made: Outputs['classes']['letters']) => void;
};

/** New sign-in cards, or letters to parents, for those chosen. A card is a reset, so it is said before (decision 0040). */
export function NewCards({ classId, pupils, chosen, onChosen, onCards, onLetters }: Props) {
  const [asks, setAsks] = useState<'cards' | 'letters' | null>(null);
  const make = useClassAction(
    () => api.classes.cards.mutate({ classId, childIds: chosen.map(({ id }) => id) }),
    (made) => {
      onChosen([]);
      setAsks(null);
      onCards(made);
    },
  );
  const isAll = chosen.length === pupils.length;
  if (asks === 'letters' && chosen.length > 0)
    return (
      <NewLetters
        classId={classId}
        chosen={chosen}
        onClose={() => setAsks(null)}
        onLetters={(made) => {
          onChosen([]);
          onLetters(made);
        }}
      />
    );
  if (asks === 'cards' && chosen.length > 0)
    return (
      <ConfirmQuestion
        question={`New sign-in for ${namesInWords(chosen.map(({ name }) => name))}? Old passwords, pictures and cards end at once, and they are signed out everywhere.`}
        yes={`Make ${chosen.length === 1 ? 'the card' : `${chosen.length} cards`}`}
        no="Keep the old ones"
        pending={make.isPending}
        onYes={() => make.mutate(undefined)}
        onNo={() => setAsks(null)}
      />
    );
  return (
    <div className={styles.cardsBar}>
      <output className="soft">
        {chosen.length === 0
          ? 'Tick names for new sign-in cards, or for letters to their parents.'
          : `${pupilWords(chosen.length)} chosen.`}
      </output>
      <div className={styles.buttons}>
        <FlatButton tone="link" onClick={() => onChosen(isAll ? [] : pupils.map(({ id }) => id))}>
          {isAll ? 'Choose nobody' : 'Choose all'}
        </FlatButton>
        <FlatButton
          icon={<Icon name="key" size={18} />}
          disabled={chosen.length === 0}
          onClick={() => setAsks('cards')}
        >
          New sign-in cards
        </FlatButton>
        <FlatButton
          icon={<Icon name="mail" size={18} />}
          disabled={chosen.length === 0}
          onClick={() => setAsks('letters')}
        >
          Letters to parents
        </FlatButton>
      </div>
    </div>
  );
}
