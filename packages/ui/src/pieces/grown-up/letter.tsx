import styles from './letter.module.css';

type Props = { name: string; size?: 'large' | 'small'; /** Tells neighbours apart. */ place?: number };

/** The first letter of a name on a disc. Decorative: the name stands beside it. */
export function Letter({ name, size = 'large', place = 0 }: Props) {
  const [first = 'S'] = name.trim();
  return (
    <span className={styles.letter} data-size={size} data-colour={place % 4} aria-hidden="true">
      {first.toUpperCase()}
    </span>
  );
}
