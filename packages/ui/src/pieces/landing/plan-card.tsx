import type { SubjectId } from '@noodlenaut/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './plan-card.module.css';

type Props = {
  name: string;
  /** 'FREE' or '$4.99'. */
  price: string;
  /** 'per month'. */
  per?: string;
  subjects: readonly SubjectId[];
  benefits: readonly string[];
  /** Those of the benefits that are not there yet. */
  coming?: readonly string[];
  /** 'MOST POPULAR' above the card; it also makes it stand out. */
  flag?: string;
  action: ReactNode;
};

/** A plan on the landing. */
export function PlanCard({ name, price, per, subjects, benefits, coming = [], flag, action }: Props) {
  const heading = useId();
  return (
    <article className={styles.plan} aria-labelledby={heading} data-popular={flag !== undefined || undefined}>
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      <h3 id={heading}>{name}</h3>
      <div className={styles.head}>
        <p className={styles.price}>
          {price}
          {per !== undefined && <small>{per}</small>}
        </p>
        <div className={styles.emblems} aria-hidden="true">
          {subjects.map((subject) => (
            <Emblem key={subject} subject={subject} size={34} lazy />
          ))}
        </div>
      </div>
      <ul className={styles.benefits}>
        {benefits.map((benefit, index) => (
          <li
            key={benefit}
            data-first={index === 0 || undefined}
            data-coming={coming.includes(benefit) || undefined}
          >
            <Icon name={coming.includes(benefit) ? 'clock' : 'check'} size={22} />
            <span>
              {benefit}
              {coming.includes(benefit) && <b> (coming)</b>}
            </span>
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
