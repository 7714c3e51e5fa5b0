import type { SubjectId } from '@noodlenaut/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { Icon } from '../../icons/icon.tsx';
import looks from './plan-card.module.css';

type Props = {
  name: string;
  /** 'FREE' or '$4.99'. */
  price: string;
  /** 'per month'. */
  per?: string;
  subjects: readonly SubjectId[];
  benefits: readonly string[];
  /** 'MOST POPULAR' above the card; it also makes it stand out. */
  flag?: string;
  action: ReactNode;
};

/** A plan on the landing. */
export function PlanCard({ name, price, per, subjects, benefits, flag, action }: Props) {
  const heading = useId();
  return (
    <article className={looks.plan} aria-labelledby={heading} data-popular={flag !== undefined || undefined}>
      {flag !== undefined && <span className={looks.flag}>{flag}</span>}
      <h3 id={heading}>{name}</h3>
      <div className={looks.head}>
        <p className={looks.price}>
          {price}
          {per !== undefined && <small>{per}</small>}
        </p>
        <div className={looks.emblems} aria-hidden="true">
          {subjects.map((subject) => (
            <Emblem key={subject} subject={subject} size={34} lazy />
          ))}
        </div>
      </div>
      <ul className={looks.benefits}>
        {benefits.map((benefit, index) => (
          <li key={benefit} data-first={index === 0 || undefined}>
            <Icon name="check" size={22} />
            {benefit}
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
