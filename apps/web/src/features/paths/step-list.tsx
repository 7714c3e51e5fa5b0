import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef, useState } from 'react';
import type { DraftStep } from './path-draft.ts';
import styles from './paths.module.css';
import { StepDay } from './step-day.tsx';
import { stepAbout, stepName } from './step-name.ts';

type Props = {
  steps: readonly DraftStep[];
  /** What the server says of a step, by its place. */
  errors: ReadonlyMap<number, string>;
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
  onDay: (key: string, day: string) => void;
};

/** The steps in their order. The buttons move a step by one place, and so do the arrow keys on them; the focus goes along. */
export function StepList({ steps, errors, onMove, onRemove, onDay }: Props) {
  const place = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${moved.key}"]`) ?? [];
    // At an end of the list the button that was pressed is off: then the other one has the focus.
    const [up, down] = buttons;
    const wished = moved.by === -1 ? up : down;
    (wished?.disabled === true ? (moved.by === -1 ? down : up) : wished)?.focus();
  }, [moved, steps]);
  const move = (key: string, by: -1 | 1) => {
    onMove(key, by);
    setMoved({ key, by });
  };
  const at = steps.findIndex(({ key }) => key === moved?.key);
  const told = steps[at];
  return (
    <>
      <output className="visually-hidden">
        {told !== undefined && `${stepName(told)} is step ${at + 1} of ${steps.length}.`}
      </output>
      <ol ref={place} className={styles.steps} aria-label="Steps">
        {steps.map((step, index) => {
          const name = stepName(step);
          const mover = (by: -1 | 1) => ({
            'data-moves': step.key,
            'aria-label': `Move ${name} ${by === -1 ? 'up' : 'down'}`,
            disabled: by === -1 ? index === 0 : index === steps.length - 1,
            onClick: () => move(step.key, by),
            onKeyDown: (event: { readonly key: string; preventDefault: () => void }) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(step.key, event.key === 'ArrowUp' ? -1 : 1);
            },
          });
          return (
            <li key={step.key} className={styles.step}>
              <span className={styles.what}>
                <b className="num">{index + 1}</b>
                <SubjectEmoji subject={step.subject} size={28} />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span className="soft small">{stepAbout(step)}</span>
                </span>
              </span>
              <StepDay step={step} error={errors.get(index)} onDay={(day) => onDay(step.key, day)} />
              <span className={styles.moves}>
                <FlatButton
                  {...mover(-1)}
                  icon={
                    <span className={styles.up}>
                      <Icon name="chevron-down" size={20} />
                    </span>
                  }
                />
                <FlatButton {...mover(1)} icon={<Icon name="chevron-down" size={20} />} />
                <FlatButton
                  aria-label={`Take ${name} out`}
                  icon={<Icon name="trash" size={20} />}
                  onClick={() => onRemove(step.key)}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
