import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { type SchoolClass, namesInWords, pupilWords } from './class-words.ts';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

type Pupils = SchoolClass['pupils'];
type Props = {
  classId: string;
  pupils: Pupils;
  chosen: Pupils;
  onChosen: (ids: readonly string[]) => void;
  onCards: (made: Outputs['classes']['cards']) => void;
};

/** New sign-in cards for those chosen. A card is a reset, so it is said before (decision 0040). */
export function NewCards({ classId, pupils, chosen, onChosen, onCards }: Props) {
  const [asks, setAsks] = useState(false);
  const make = useClassAction(
    () => api.classes.cards.mutate({ classId, childIds: chosen.map(({ id }) => id) }),
    (made) => {
      onChosen([]);
      setAsks(false);
      onCards(made);
    },
  );
  const isAll = chosen.length === pupils.length;
  if (asks && chosen.length > 0)
    return (
      <ConfirmQuestion
        question={`New sign-in for ${namesInWords(chosen.map(({ name }) => name))}? Old passwords, pictures and cards end at once, and they are signed out everywhere.`}
        yes={`Make ${chosen.length === 1 ? 'the card' : `${chosen.length} cards`}`}
        no="Keep the old ones"
        pending={make.isPending}
        onYes={() => make.mutate(undefined)}
        onNo={() => setAsks(false)}
      />
    );
  return (
    <div className={styles.cardsBar}>
      <output className="soft">
        {chosen.length === 0
          ? 'Somebody forgot how to sign in? Tick their names for new sign-in cards.'
          : `${pupilWords(chosen.length)} chosen.`}
      </output>
      <div className={styles.buttons}>
        <FlatButton tone="link" onClick={() => onChosen(isAll ? [] : pupils.map(({ id }) => id))}>
          {isAll ? 'Choose nobody' : 'Choose all'}
        </FlatButton>
        <FlatButton
          icon={<Icon name="key" size={18} />}
          disabled={chosen.length === 0}
          onClick={() => setAsks(true)}
        >
          New sign-in cards
        </FlatButton>
      </div>
    </div>
  );
}
