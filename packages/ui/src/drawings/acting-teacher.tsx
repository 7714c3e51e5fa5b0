import type {} from '../styles/css-properties.ts';
import type { SubjectId } from '@noodlenaut/domain';
import { useEffect, useRef, useState } from 'react';
import { actingArt, type TeacherAct } from './acting-art.ts';
import styles from './acting-teacher.module.css';
import { blinkOf } from './blink.ts';
import { Drawing } from './drawing.tsx';
import { STRAIGHT, lookAt, type Look } from './look-at.ts';

export type { TeacherAct };

type Props = {
  subject: SubjectId;
  act: TeacherAct;
  /** The option that was pressed: the eyes turn to it. Null while none is. */
  chosen: number | null;
  size: number;
};

/** The pressed answer of the question that a figure stands in. */
const pressedNear = (figure: Element): Element | null =>
  figure.closest('[data-player]')?.querySelector('[role="radiogroup"] :checked')?.closest('label') ?? null;

/** A teacher who takes part in a question: it watches and blinks, ponders, cheers, encourages. Load it lazily: it brings the addresses of all drawings. */
export function ActingTeacher({ subject, act, chosen, size }: Props) {
  const actor = useRef<HTMLSpanElement>(null);
  const [look, setLook] = useState<Look>(STRAIGHT);
  useEffect(() => {
    const figure = actor.current;
    const target = figure === null || chosen === null ? null : pressedNear(figure);
    setLook(
      figure === null || target === null
        ? STRAIGHT
        : lookAt(figure.getBoundingClientRect(), target.getBoundingClientRect()),
    );
  }, [chosen, act]);
  const { round, over } = blinkOf(subject);
  return (
    <span
      ref={actor}
      key={act}
      className={styles.actor}
      data-act={act}
      style={{
        '--look-x': look.x.toFixed(3),
        '--look-y': look.y.toFixed(3),
        '--round': `${round.toFixed(2)}s`,
        '--over': `${over.toFixed(2)}s`,
      }}
    >
      <Drawing src={actingArt(subject, act)} size={size} />
      {act === 'watching' && (
        <>
          <Drawing src={actingArt(subject, 'pupils')} size={size} className={styles.pupils} />
          <Drawing src={actingArt(subject, 'watching-blink')} size={size} className={styles.blink} />
        </>
      )}
    </span>
  );
}
