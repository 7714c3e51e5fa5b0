import type { Outputs } from '../../lib/api/replies.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';
import { PrintedPage } from './printed-page.tsx';

type Props = { made: Outputs['classes']['cards']; onDone: () => void };

/** Cards to print and cut. */
export const LoginCards = ({ made: { className, cards }, onDone }: Props) => (
  <PrintedPage
    name="Sign-in cards"
    heading={`${cards.length === 1 ? 'One sign-in card' : `${cards.length} sign-in cards`} for ${className}`}
    text="They stay here until you say that they are printed. Afterwards user names can be read again, but a new card is a new sign-in and ends this one."
    print="Print the cards"
    question="Are all cards printed or written down? They cannot be shown again."
    leaving={{
      title: 'Leave the cards?',
      text: 'These cards cannot be shown again. Print them first, or make new ones later, which end these.',
      stay: 'Stay with the cards',
    }}
    onDone={onDone}
  >
    <ul className={styles.cards} aria-label="Sign-in cards">
      {cards.map((card) => (
        <LoginCard key={card.childId} card={card} className={className} />
      ))}
    </ul>
  </PrintedPage>
);
