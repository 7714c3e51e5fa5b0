import { AnswerBadge, placeLook } from '@noodlenaut/ui/pieces/game/answer-badge';
import { QuestionStage } from '@noodlenaut/ui/pieces/game/question-stage';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useId, useRef, useState } from 'react';
import { LazyIllustration } from '../../lib/question/lazy-illustration.tsx';
import type { Item } from './item.ts';
import styles from './show-question.module.css';

/**
 * A question for the projector, as large as the screen: no names, no counts, and the right answer only when it is asked for. The
 * platform's own dialog closes on Escape and gives the focus back.
 */
export function ShowQuestion({ item, onClose }: { item: Item; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTold, setTold] = useState(false);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.show} aria-labelledby={heading} data-print="no" onClose={onClose}>
      <div className={styles.inside}>
        <h2 id={heading} className={styles.question}>
          <MathText>{item.question}</MathText>
        </h2>
        <QuestionStage
          {...(item.illustration !== null && {
            picture: <LazyIllustration picture={item.illustration} after={isTold} />,
          })}
        >
          <ul className={styles.options}>
            {item.options.map(({ text, isRight }, place) => {
              const { className, ...look } = placeLook(place);
              return (
                <li
                  key={text}
                  {...look}
                  className={`${styles.option ?? ''} ${className}`}
                  data-right={(isTold && isRight) || undefined}
                >
                  <AnswerBadge place={place} className={styles.badge} />
                  <span className={styles.words}>
                    <MathText>{text}</MathText>
                  </span>
                  {isTold && isRight && (
                    <Band tone="green" sign="check">
                      Right
                    </Band>
                  )}
                </li>
              );
            })}
          </ul>
        </QuestionStage>
        <div className={styles.ways}>
          <FlatButton tone="primary" aria-pressed={isTold} onClick={() => setTold(!isTold)}>
            Show the answer
          </FlatButton>
          <FlatButton onClick={() => dialog.current?.close()}>Close</FlatButton>
        </div>
      </div>
    </dialog>
  );
}
