import { CrewRocket } from './crew-rocket.tsx';
import styles from './crew-sky.module.css';

/** A rocket that flies from `--was` to `--v`, in percent of its sky; decoration beside the score. */
export const CrewSky = ({ className }: { className: string }) => (
  <div className={`${styles.sky ?? ''} ${className}`} aria-hidden="true">
    <span className={styles.puff} />
    <CrewRocket className={styles.craft ?? ''} />
  </div>
);
