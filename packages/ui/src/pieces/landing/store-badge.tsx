import { Icon } from '../../icons/icon.tsx';
import styles from './store-badge.module.css';

/** A store where the app is not yet: says so and cannot be pressed. */
export function StoreBadge({ store, name }: { store: 'apple' | 'google'; name: string }) {
  return (
    <button className={styles.store} type="button" disabled>
      <Icon name={store === 'apple' ? 'apple' : 'play'} />
      <span>
        <small>Coming soon</small>
        {name}
      </span>
    </button>
  );
}
