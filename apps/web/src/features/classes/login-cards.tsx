import { PRODUCT } from '@noodlenaut/domain';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useEffect, useRef, useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';

type Props = { made: Outputs['classes']['cards']; onDone: () => void };

/** Cards to print and cut. What they say is stored nowhere else, and is gone when the page is left (decision 0040). */
export function LoginCards({ made: { className, cards }, onDone }: Props) {
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <GrownUpPage>
      <title>{`Sign-in cards · ${PRODUCT.name}`}</title>
      <div className={styles.top} data-print="no">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {cards.length === 1 ? 'One sign-in card' : `${cards.length} sign-in cards`} for {className}
          </h1>
          <p>
            <b>Print them now.</b> They stay here until you say that they are printed. Afterwards user names
            can be read again, but a new card is a new sign-in and ends this one.
          </p>
        </div>
        <div className={styles.buttons}>
          <FlatButton
            tone="primary"
            icon={<Sign name="print" size={18} />}
            onClick={() => globalThis.print()}
          >
            Print the cards
          </FlatButton>
          {!asks && <FlatButton onClick={() => setAsks(true)}>Done, back to the class</FlatButton>}
        </div>
        {asks && (
          <ConfirmQuestion
            question="Are all cards printed or written down? They cannot be shown again."
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
          title="Leave the cards?"
          text="These cards cannot be shown again. Print them first, or make new ones later, which end these."
          stay="Stay with the cards"
          leave="Leave without printing"
        />
      </div>
      <ul className={styles.cards} aria-label="Sign-in cards">
        {cards.map((card) => (
          <LoginCard key={card.childId} card={card} className={className} />
        ))}
      </ul>
    </GrownUpPage>
  );
}
