import { KEPT_DATA } from '@noodlenaut/domain';
import styles from './legal.module.css';

/** What is kept, why and how long: the very list the export and the erasure go by (security 2.16). */
export function KeptList() {
  return (
    <ul className={styles.kept}>
      {KEPT_DATA.map(({ table, what, why, keptFor, onErase }) => (
        <li key={table}>
          <b>{what}</b>
          <span>{why}.</span>
          <span className="soft">
            Kept: {keptFor.charAt(0).toLowerCase() + keptFor.slice(1)}
            {onErase === 'kept without a name' && ', afterwards without a name'}.
          </span>
        </li>
      ))}
    </ul>
  );
}
