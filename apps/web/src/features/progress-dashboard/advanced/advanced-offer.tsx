import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { Role } from '@noodlenaut/domain';
import { Link } from '@tanstack/react-router';
import styles from './advanced.module.css';

const SHOWN = [
  'Skills over eight weeks, and whether a change is more than chance',
  'Time spent, by week and subject',
  'Mistakes that come again: what was chosen, and what is right',
  'The last four weeks beside the four before',
];

/** What a bigger plan shows here. No figures: nobody looks at invented ones of a child (decision 0092). */
export function AdvancedOffer({ role }: { role: Role }) {
  return (
    <FlatPanel title="A closer look">
      <div className={styles.stack}>
        <p>Plans with advanced learning analytics show more here:</p>
        <ul className={styles.offer}>
          {SHOWN.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p data-print="no">
          {role === 'student' ? (
            'Ask your grown-up.'
          ) : (
            <Link to="/adventure-scholars" className="link">
              See the plans
            </Link>
          )}
        </p>
      </div>
    </FlatPanel>
  );
}
