import { progressBand } from '@noodlenaut/domain';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import type { ReactElement, ReactNode } from 'react';
import styles from './skill-cell.module.css';

interface Root {
  readonly className: string;
  readonly 'data-tone': string;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}
type Props = {
  /** Whose and of which skill. */
  label: string;
  /** First tries; null where nothing was answered: then there is nothing to open. */
  tally: { readonly right: number; readonly answers: number; readonly percent: number | null } | null;
  renderRoot: (root: Root) => ReactElement;
};

/** One share as sign and number in the band's colour; its name says the band's word and the counts. */
export function SkillCell({ label, tally, renderRoot }: Props) {
  if (tally === null || tally.percent === null)
    return (
      <span className={styles.cell} data-tone="none">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not started</span>
      </span>
    );
  const { word, icon, color } = progressBand(tally.percent);
  return renderRoot({
    className: styles.cell ?? '',
    'data-tone': color,
    'aria-label': `${label}: ${tally.percent} percent, ${word}, ${tally.right} of ${tally.answers} right`,
    children: (
      <>
        <Sign name={icon} />
        <span className={styles.percent}>{tally.percent}</span>
      </>
    ),
  });
}
