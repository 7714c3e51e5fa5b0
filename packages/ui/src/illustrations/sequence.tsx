import { WordCount } from './parts/after.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './illustration.module.css';

/** Steps joined by arrows: a life cycle, a timeline, a robot's program. */
export function Sequence({ steps, alt }: { steps: readonly string[]; alt: string }) {
  return (
    <>
      <span className="visually-hidden">{alt}</span>
      <div className={styles.words} aria-hidden="true" data-picture>
        {steps.map((step, index) => (
          <span key={index} className={styles.step}>
            {index > 0 && (
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            )}
            <span className={styles.box}>
              {step}
              <WordCount n={index + 1} />
            </span>
          </span>
        ))}
      </div>
    </>
  );
}
