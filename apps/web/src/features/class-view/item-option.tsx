import { percentOf } from '@noodlenaut/domain';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { countText } from '../../lib/format/numbers.ts';
import styles from './item-card.module.css';
import type { Item } from './item.ts';

type Props = {
  option: Item['options'][number];
  answers: number;
  isMistake: boolean;
};

/** An option with how often it was chosen and by whom; the right one and the common mistake say so in words. */
export const ItemOption = ({ option: { text, count, isRight, pupils }, answers, isMistake }: Props) => (
  <li className={styles.option} data-right={isRight || undefined}>
    <span className={styles.words}>
      <MathText>{text}</MathText>
    </span>
    {isRight && (
      <Band tone="green" sign="check">
        Right
      </Band>
    )}
    {isMistake && (
      <Band tone="red" sign="target">
        Common mistake
      </Band>
    )}
    <span className={styles.count}>
      {countText(count)}
      <span className="visually-hidden"> of {countText(answers)} chose this</span>
    </span>
    <Meter
      label={`Chose ${text}`}
      percent={answers === 0 ? 0 : percentOf(count, answers)}
      tone={isRight ? 'green' : 'orange'}
    />
    {pupils.length > 0 && (
      <p className={styles.names}>
        <span className="visually-hidden">Chosen by </span>
        {pupils.map(({ name }) => name).join(', ')}
      </p>
    )}
  </li>
);
