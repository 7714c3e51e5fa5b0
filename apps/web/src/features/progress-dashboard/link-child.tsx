import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import { FamilyCodeForm } from '../../lib/family/family-code-form.tsx';
import styles from './link-child.module.css';

/** Two ways to a child: an account made now, or the code of one who plays already (P1.21, P1.24). */
export const LinkChild = ({ isMain = false }: { isMain?: boolean }) => (
  <div className={styles.link}>
    <div className={styles.way}>
      <p>
        <b>No account for your child yet?</b>
        <br />
        <span className="soft">It takes a name and a grade. No e-mail.</span>
      </p>
      <div>
        <FlatButton
          {...(isMain && { tone: 'primary' })}
          icon={<Icon name="plus" size={18} />}
          renderRoot={(root) => <Link to="/family" search={{ add: true }} {...root} />}
        >
          Create a child account
        </FlatButton>
      </div>
    </div>
    <div className={styles.way}>
      <FamilyCodeForm action="Link child" />
    </div>
  </div>
);
