import type {} from '../../styles/css-properties.ts';
import { BOOST_KINDS, type BoostKind } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { BOOST_WORDS, BoostSign } from './boost-mark.tsx';
import styles from './boost-tray.module.css';
import { CrewName } from './crew-mark.tsx';

type Props = {
  team: number;
  /** What the crew may still use; none: it has no charge. */
  kinds: readonly BoostKind[];
  /** What is on for the next question. */
  active: BoostKind | null;
  /** What earns one, while there is none. */
  text: string;
  speak?: ReactNode;
  isAsking: boolean;
  /** Under a question: signs and words in one row. */
  compact?: boolean;
  onUse: (kind: BoostKind) => void;
};

/** The boosts of a crew: one press by any member is for all. */
export function BoostTray({ team, kinds, active, text, speak, isAsking, compact, onUse }: Props) {
  return (
    <section className={styles.tray} aria-label="Your crew's boosts" data-compact={compact || undefined}>
      <div className={styles.head}>
        <CrewName team={team} size={40} note={text} />
        {speak}
      </div>
      {active === null && kinds.length > 0 && (
        <div className={styles.boosts} style={{ '--kinds': kinds.length }}>
          {BOOST_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
            <button key={kind} type="button" disabled={isAsking} onClick={() => onUse(kind)}>
              <BoostSign kind={kind} />
              <span>
                <b>{BOOST_WORDS[kind].name}</b>
                <small>{BOOST_WORDS[kind].does}</small>
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
