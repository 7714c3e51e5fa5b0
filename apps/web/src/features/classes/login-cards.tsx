import { PRODUCT } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useEffect, useRef } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';

type Props = { made: Outputs['classes']['cards']; onDone: () => void };

/** Cards to print and cut. What they say is stored nowhere else, and is gone when the page is left (decision 0040). */
export function LoginCards({ made: { className, cards }, onDone }: Props) {
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
            <b>Print them now.</b> They are shown only this once: when you leave this page, they are gone, and
            you can only make new ones.
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
          <FlatButton onClick={onDone}>Done, back to the class</FlatButton>
        </div>
      </div>
      <ul className={styles.cards} aria-label="Sign-in cards">
        {cards.map((card) => (
          <LoginCard key={card.childId} card={card} className={className} />
        ))}
      </ul>
    </GrownUpPage>
  );
}
