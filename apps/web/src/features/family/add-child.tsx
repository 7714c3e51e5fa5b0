import styles from './family.module.css';
import { CreateChild } from './create-child.tsx';
import { RedeemCode } from './redeem-code.tsx';

/** Two ways to a child: an account made now, or a link to one that exists (P1.21, P1.24). */
export function AddChild({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <p>
        {isFirst
          ? 'Add your first child: make an account, or link one that exists.'
          : 'Make an account for a child, or link one that exists.'}
      </p>
      <div className={`${styles.columns ?? ''} ${styles.halves ?? ''}`}>
        <CreateChild />
        <RedeemCode />
      </div>
    </>
  );
}
