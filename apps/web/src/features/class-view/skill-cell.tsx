import { isFewAnswers, progressBand } from '@noodlenaut/domain';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import type { ReactElement, ReactNode } from 'react';
import styles from './skill-cell.module.css';

interface Root {
  readonly className: string;
  readonly 'data-tone': string;
  readonly 'data-few'?: true;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}
type Props = {
  /** Whose and of which skill. */
  label: string;
  /** First tries; null where nothing was answered: then there is nothing to open. Without a percent they are too few to say one. */
  tally: { readonly right: number; readonly answers: number; readonly percent: number | null } | null;
  renderRoot: (root: Root) => ReactElement;
};

/**
 * One share as sign and number in the band's colour; its name says the band's word and the counts. A share of few answers has a
 * dashed edge, and of fewer only the counts are shown.
 */
export function SkillCell({ label, tally, renderRoot }: Props) {
  if (tally === null)
    return (
      <span className={styles.cell} data-tone="none">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not started</span>
      </span>
    );
  const { right, answers, percent } = tally;
  if (percent === null)
    return renderRoot({
      className: styles.cell ?? '',
      'data-tone': 'none',
      'aria-label': `${label}: ${right} of ${answers} right, too few answers to say more`,
      children: `${right} of ${answers}`,
    });
  const { word, icon, color } = progressBand(percent);
  const isFew = isFewAnswers(answers);
  return renderRoot({
    className: styles.cell ?? '',
    'data-tone': color,
    ...(isFew ? { 'data-few': true } : {}),
    'aria-label': `${label}: ${percent} percent, ${word}, ${right} of ${answers} right${isFew ? ', few answers' : ''}`,
    children: (
      <>
        <Sign name={icon} />
        <span className={styles.percent}>{percent}</span>
      </>
    ),
  });
}
