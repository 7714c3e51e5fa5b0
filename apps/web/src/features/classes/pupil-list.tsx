import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { NewCards } from './new-cards.tsx';
import { PupilRow } from './pupil-row.tsx';

type Props = {
  found: SchoolClass;
  onCards: (made: Outputs['classes']['cards']) => void;
  onLetters: (made: Outputs['classes']['letters']) => void;
};

/** Who is in the class; some of them may be chosen for new sign-in cards. */
export function PupilList({ found, onCards, onLetters }: Props) {
  const { id: classId, pupils } = found;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ours = pupils.filter(({ signInHelp }) => signInHelp === 'class');
  const others = pupils.filter(({ signInHelp }) => signInHelp !== 'class');
  const chosen = ours.filter(({ id }) => ticked.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(ticked);
    if (isChosen) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const rowOf = (pupil: SchoolClass['pupils'][number]) => (
    <PupilRow
      key={pupil.id}
      found={found}
      pupil={pupil}
      place={pupils.indexOf(pupil)}
      isChosen={ticked.has(pupil.id)}
      onChoose={(isChosen) => choose(pupil.id, isChosen)}
    />
  );
  return (
    <FlatPanel title="Pupils">
      {pupils.length === 0 ? (
        <p className="soft">
          Nobody is in yet. Show the class code, or make accounts below for children who have none.
        </p>
      ) : (
        <div className={styles.form}>
          {ours.length > 0 && (
            <NewCards
              classId={classId}
              pupils={ours}
              chosen={chosen}
              onChosen={(ids) => setTicked(new Set(ids))}
              onCards={onCards}
              onLetters={onLetters}
            />
          )}
          {ours.length > 0 && <ListRows>{ours.map(rowOf)}</ListRows>}
          {others.length > 0 && (
            <>
              <p className="soft">
                {ours.length > 0 ? 'These' : 'All'} came with an account of their own, or have a grown-up
                linked: this class prints no card for them. The grown-up gives a new sign-in; where nobody is
                linked, whoever runs this site helps.
              </p>
              <ListRows>{others.map(rowOf)}</ListRows>
            </>
          )}
        </div>
      )}
    </FlatPanel>
  );
}
