import type { ReactNode, Ref } from 'react';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import type { NoodleMood } from '../../drawings/noodle-mood.ts';
import { Icon } from '../../icons/icon.tsx';
import styles from './game-sheet.module.css';
import { NextSoon } from './next-soon.tsx';

type Props = {
  title: string;
  text?: string;
  mood?: NoodleMood;
  /** Something works on it. */
  isBusy?: boolean;
  /** What is safe meanwhile. */
  facts?: readonly string[];
  /** The way on. */
  children: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** When there is no game to see: why, what is safe, and the way on. */
export function GameSheet({
  title,
  text,
  mood = 'encouraging',
  isBusy,
  facts = [],
  children,
  headingRef,
}: Props) {
  return (
    <div className={styles.veil}>
      <section className={styles.sheet} aria-live="polite">
        <NoodleStill mood={mood} size={132} />
        <h1 tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
        {isBusy && <NextSoon>{''}</NextSoon>}
        {text !== undefined && <p>{text}</p>}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" size={22} />
                {fact}
              </li>
            ))}
          </ul>
        )}
        {children}
      </section>
    </div>
  );
}
