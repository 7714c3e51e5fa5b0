import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import styles from './promise-list.module.css';

type Props = { label: string; promises: readonly { icon: IconName; text: string }[] };

/** What grown-ups can count on. Every line must stay true. */
export function PromiseList({ label, promises }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {promises.map(({ icon, text }) => (
        <li key={text}>
          <span className={styles.dot}>
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
