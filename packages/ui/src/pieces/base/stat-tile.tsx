import styles from './stat-tile.module.css';

/** A number with its meaning. */
export function StatTile({ value, label }: { value: string | number; label: string }) {
  return (
    <div className={styles.stat}>
      <b>{value}</b>
      <span>{label}</span>
    </div>
  );
}
