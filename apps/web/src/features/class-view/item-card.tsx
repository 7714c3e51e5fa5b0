import { percentOf } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';
import { LazyIllustration } from '../../lib/question/lazy-illustration.tsx';
import styles from './item-card.module.css';
import { ItemOption } from './item-option.tsx';
import type { Item } from './item.ts';
import { ShowQuestion } from './show-question.tsx';

type Props = {
  classId: string;
  item: Item;
  /** Whether these are the answers of one pupil: then each of its mistakes says what is behind it. */
  isOfOne: boolean;
};

/** One question with its picture, its options, who chose each, and what a teacher can do with it. */
export function ItemCard({ classId, item, isOfOne }: Props) {
  const { lessonId, lessonTitle, subject, grade, question, illustration, options, answers, right, mistake } =
    item;
  const [isShown, setShown] = useState(false);
  const reasons = isOfOne
    ? options.filter(({ isRight, count, reason }) => !isRight && count > 0 && reason !== null)
    : options.filter(({ text, reason }) => text === mistake?.text && reason !== null);
  return (
    <FlatPanel label={question}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2>
            <MathText>{question}</MathText>
          </h2>
          <ProgressWord percent={answers === 0 ? 0 : percentOf(right, answers)} shows="percent" />
        </div>
        {illustration !== null && (
          <figure className={styles.picture}>
            <LazyIllustration picture={illustration} />
          </figure>
        )}
        <ul className={styles.options}>
          {options.map((option) => (
            <ItemOption
              key={option.text}
              option={option}
              answers={answers}
              isMistake={option.text === mistake?.text}
            />
          ))}
        </ul>
        {reasons.map(({ text, reason }) => (
          <p key={text} className={styles.why}>
            <Icon name="lightbulb" size={20} />
            <span>
              <b>Behind “{text}”: </b>
              <MathText>{reason ?? ''}</MathText>
            </span>
          </p>
        ))}
        <p className={styles.from}>
          <Link to="/lesson/$lessonId" params={{ lessonId }}>
            {lessonTitle}
          </Link>
          <span>
            {countText(right)} of {countText(answers)} right
          </span>
        </p>
        <div className={styles.ways}>
          <FlatButton onClick={() => setShown(true)}>
            Show on the projector <span className="visually-hidden">: {question}</span>
          </FlatButton>
          {item.isQuizzable && (
            <FlatButton
              renderRoot={(root) => (
                <Link to="/multiplayer" search={{ classId, subject, grade, lessonId }} {...root} />
              )}
            >
              Quiz this <span className="visually-hidden">: {question}</span>
            </FlatButton>
          )}
        </div>
      </div>
      {isShown && <ShowQuestion item={item} onClose={() => setShown(false)} />}
    </FlatPanel>
  );
}
