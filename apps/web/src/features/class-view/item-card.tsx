import { percentOf } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './item-card.module.css';

type Item = Outputs['classes']['items']['items'][number];

/** One question with its options and how often each was chosen; the right one and the common mistake say so in words. */
export function ItemCard({ item }: { item: Item }) {
  const { lessonId, lessonTitle, question, options, answers, right, mistake } = item;
  return (
    <FlatPanel label={question}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2>
            <MathText>{question}</MathText>
          </h2>
          <ProgressWord percent={answers === 0 ? 0 : percentOf(right, answers)} shows="percent" />
        </div>
        <ul className={styles.options}>
          {options.map(({ text, count, isRight }) => (
            <li key={text} className={styles.option} data-right={isRight || undefined}>
              <span className={styles.words}>
                <MathText>{text}</MathText>
              </span>
              {isRight && (
                <Band tone="green" sign="check">
                  Right
                </Band>
              )}
              {text === mistake?.text && (
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
            </li>
          ))}
        </ul>
        {mistake !== null && mistake.reason !== null && (
          <p className={styles.why}>
            <Icon name="lightbulb" size={20} />
            <span>
              <b>Behind “{mistake.text}”: </b>
              <MathText>{mistake.reason}</MathText>
            </span>
          </p>
        )}
        <p className={styles.from}>
          <Link to="/lesson/$lessonId" params={{ lessonId }}>
            {lessonTitle}
          </Link>
          <span>
            {countText(right)} of {countText(answers)} right
          </span>
        </p>
      </div>
    </FlatPanel>
  );
}
