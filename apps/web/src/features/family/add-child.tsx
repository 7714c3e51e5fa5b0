import styles from './family.module.css';
import { CreateChild } from './create-child.tsx';
import { FamilyCodeForm } from '../../lib/family/family-code-form.tsx';
import { FamilyPanel } from './family-panel.tsx';

/** A child who plays already is linked with a code (P1.21). */
const RedeemCode = ({ code }: { code: string }) => (
  <FamilyPanel title="Link a child who has an account">
    <FamilyCodeForm action="Ask for the link" code={code} />
  </FamilyPanel>
);

/** Two ways to a child: an account made now, or a link to one that exists (P1.21, P1.24). */
export function AddChild({ isFirst, code }: { isFirst: boolean; code: string }) {
  return (
    <>
      <p>
        {isFirst
          ? 'Add your first child: make an account, or link one that exists.'
          : 'Make an account for a child, or link one that exists.'}
      </p>
      <div className={`${styles.columns ?? ''} ${styles.halves ?? ''}`}>
        <CreateChild />
        <RedeemCode code={code} />
      </div>
    </>
  );
}
