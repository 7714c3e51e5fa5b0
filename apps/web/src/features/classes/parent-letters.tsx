import { PRODUCT } from '@noodlenaut/domain';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useEffect, useRef, useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import cards from './login-cards.module.css';
import { ParentLetter } from './parent-letter.tsx';
import styles from './parent-letters.module.css';

type Props = { made: Outputs['classes']['letters']; teacher: string; onDone: () => void };

/** Letters to print, one page each. Like cards they stay in this page alone, and are gone with it (decision 0046). */
export function ParentLetters({ made, teacher, onDone }: Props) {
  const { className, letters } = made;
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <GrownUpPage>
      <title>{`Letters to parents · ${PRODUCT.name}`}</title>
      <div className={cards.top} data-print="no">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {letters.length === 1 ? 'One letter' : `${letters.length} letters`} to parents of {className}
          </h1>
          <p>
            <b>Print them now.</b> Their codes are shown only here. Each works for one grown-up, within 7
            days; a new letter ends the code of the one before.
          </p>
        </div>
        <div className={cards.buttons}>
          <FlatButton
            tone="primary"
            icon={<Sign name="print" size={18} />}
            onClick={() => globalThis.print()}
          >
            Print the letters
          </FlatButton>
          {!asks && <FlatButton onClick={() => setAsks(true)}>Done, back to the class</FlatButton>}
        </div>
        {asks && (
          <ConfirmQuestion
            question="Are all letters printed? Their codes cannot be shown again."
            yes="Yes, they are printed"
            no="Not yet"
            pending={false}
            onYes={onDone}
            onNo={() => {
              setAsks(false);
              heading.current?.focus();
            }}
          />
        )}
        <LeaveUnsaved
          isUnsaved={() => true}
          title="Leave the letters?"
          text="Their codes cannot be shown again. Print them first, or write new letters later, which end these codes."
          stay="Stay with the letters"
          leave="Leave without printing"
        />
      </div>
      <ul className={styles.letters} aria-label="Letters to parents">
        {letters.map((letter) => (
          <ParentLetter key={letter.childId} letter={letter} made={made} teacher={teacher} />
        ))}
      </ul>
    </GrownUpPage>
  );
}
