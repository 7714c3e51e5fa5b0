import type { SubjectId } from '@noodlenaut/domain';
import { classNames } from '../styles/class-names.ts';
import { Drawing } from './drawing.tsx';
import { PERSONA_ART } from './persona-art.ts';
import type { PersonaPose } from './persona-art.ts';
import styles from './persona.module.css';

type Props = {
  subject: SubjectId;
  /** `talking` moves the mouth for 3 s and rests, `idle` blinks now and then, `pointing` points to the viewer's left. */
  pose?: PersonaPose;
  size?: number;
  title?: string;
  lazy?: boolean;
  /** Hold still whatever the pose: portraits, rows of faces. */
  still?: boolean;
  /** Talk on for as long as the pose lasts: while the voice reads. */
  endless?: boolean;
};

/** A teacher. Two files lie on each other and CSS swaps them, so motion costs no script and stops with reduced motion. */
export function Persona({
  subject,
  pose = 'idle',
  size = 240,
  title,
  lazy = false,
  still = false,
  endless,
}: Props) {
  const art = PERSONA_ART[subject];
  const frame = { size, lazy };
  if (still || pose === 'pointing' || pose === 'blink')
    return <Drawing src={art[pose]} {...frame} {...(title === undefined ? {} : { title })} />;
  const talks = pose === 'talking';
  return (
    <span
      className={classNames(styles.pair, talks ? styles.talks : styles.blinks)}
      data-endless={endless || undefined}
      key={pose}
    >
      <Drawing src={art.idle} {...frame} {...(title === undefined ? {} : { title })} />
      <Drawing src={talks ? art.talking : art.blink} {...frame} />
    </span>
  );
}
