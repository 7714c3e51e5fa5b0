import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import styles from './plans.module.css';

/** The free plan is not bought: a paid one is cancelled. */
export const FreeChoice = ({ isCurrent }: { isCurrent: boolean }) => (
  <FlatPanel title="It costs nothing">
    <div className={styles.main}>
      <p>
        {isCurrent
          ? 'This is your plan. It stays free.'
          : 'When you cancel your plan, this one begins at the end of what is paid. Lessons, points and badges stay.'}
      </p>
      <FlatButton
        tone={isCurrent ? 'plain' : 'primary'}
        wide
        renderRoot={(root) => <Link to="/plan" {...root} />}
      >
        {isCurrent ? 'Your plan' : 'To your plan, to cancel it'}
      </FlatButton>
    </div>
  </FlatPanel>
);
