import type { Ref } from 'react';
import styles from './get-ready.module.css';

const COUNTS = [3, 2, 1] as const;
type Props = { count: number; headingRef?: Ref<HTMLHeadingElement> };

/** Three, two, one, on a planet. */
export function GetReady({ count, headingRef }: Props) {
  return (
    <div className={styles.middle}>
      <h1 tabIndex={-1} ref={headingRef}>
        Get ready!
      </h1>
      <div className={styles.planet}>
        <svg viewBox="-60 0 420 300" aria-hidden="true">
          <ellipse
            className={styles.ring}
            cx="150"
            cy="158"
            rx="190"
            ry="46"
            transform="rotate(-14 150 158)"
          />
          <circle className={styles.ball} cx="150" cy="150" r="118" />
          <path className={styles.stripes} d="M66 112q40-22 84-8t86-6M46 176q54 22 106 4t98 6" />
          <path className={styles.ring} d="M-33 204a190 46 -14 0 0 366-92" />
        </svg>
        <b className="num" aria-live="assertive" key={count}>
          {count}
        </b>
      </div>
      <div className={styles.trio} aria-hidden="true">
        {COUNTS.map((one) => (
          <i key={one} data-on={one >= count || undefined} />
        ))}
      </div>
      <p className="soft">First we read. Then we choose.</p>
    </div>
  );
}
