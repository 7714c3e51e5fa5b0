import type { BoostKind } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import styles from './boost-mark.module.css';

/** What each boost does, in a word and in a sentence for a child. */
export const BOOST_WORDS = {
  double: { name: 'Double', does: 'Your crew gets twice the points' },
  shield: { name: 'Shield', does: 'Misses do not slow your crew' },
  hint: { name: 'Hint', does: 'One wrong answer goes away' },
} as const satisfies Record<BoostKind, { name: string; does: string }>;

const SIGNS = {
  double: (
    <>
      <path d="M9 4l1.6 3.8 4.1.3-3.1 2.7 1 4L9 12.7 5.4 14.8l1-4-3.1-2.7 4.1-.3z" />
      <path d="M16 11l1.4 3.2 3.5.3-2.7 2.3.9 3.4-3.1-1.8-3.1 1.8.9-3.4-2.7-2.3 3.5-.3z" />
    </>
  ),
  shield: <path d="M12 3l8 3v6c0 5-3.5 7.8-8 9.5C7.5 19.8 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5" />,
  hint: (
    <path d="M9 17h6M10 20.5h4M12 3a6.5 6.5 0 0 0-3.5 12c.5.5.5 1 .5 2h6c0-1 0-1.5.5-2A6.5 6.5 0 0 0 12 3z" />
  ),
} as const satisfies Record<BoostKind, ReactElement>;

/** The sign of a boost; decoration beside its word. */
export const BoostSign = ({ kind, size = 28 }: { kind: BoostKind; size?: number }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {SIGNS[kind]}
  </svg>
);

/** A boost that is on, as a label. */
export const BoostLabel = ({ kind, text }: { kind: BoostKind; text?: string }) => (
  <span className={styles.label}>
    <BoostSign kind={kind} size={24} />
    <span>{text ?? BOOST_WORDS[kind].name}</span>
  </span>
);
