import { Icon } from '@noodlenaut/ui/icon';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/replies.ts';
import looks from './child-tabs.module.css';

type Props = {
  family: readonly Outputs['family']['children']['children'][number][];
  chosenId: string | null;
};

/** The children of the family side by side, and the way to one more. */
export function ChildTabs({ family, chosenId }: Props) {
  return (
    <nav className={looks.tabs} aria-label="Choose a child">
      {family.map((child) => (
        <Link
          key={child.id}
          to="/family"
          search={{ child: child.id }}
          className={looks.tab}
          aria-current={child.id === chosenId ? 'true' : undefined}
        >
          <span className={looks.letter} aria-hidden="true">
            {child.name.charAt(0).toUpperCase()}
          </span>
          {child.name}
        </Link>
      ))}
      <Link to="/family" search={{ add: true }} className={looks.add}>
        <Icon name="plus" size={20} />
        Add a child
      </Link>
    </nav>
  );
}
