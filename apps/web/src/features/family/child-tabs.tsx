import { Icon } from '@noodlenaut/ui/icon';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './child-tabs.module.css';

type Props = {
  family: readonly Outputs['family']['children']['children'][number][];
  chosenId: string | null;
};

/** The children of the family side by side, and the way to one more. */
export function ChildTabs({ family, chosenId }: Props) {
  return (
    <nav className={styles.tabs} aria-label="Choose a child">
      {family.map((child) => (
        <Link
          key={child.id}
          to="/family"
          search={{ child: child.id }}
          className={styles.tab}
          aria-current={child.id === chosenId ? 'true' : undefined}
        >
          <span className={styles.letter} aria-hidden="true">
            {child.name.charAt(0).toUpperCase()}
          </span>
          {child.name}
        </Link>
      ))}
      <Link to="/family" search={{ add: true }} className={styles.add}>
        <Icon name="plus" size={20} />
        Add a child
      </Link>
    </nav>
  );
}
