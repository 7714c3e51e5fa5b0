import type {} from '../styles/css-properties.ts';
import type { SubjectId } from '@noodlenaut/domain';
import { Drawing } from './drawing.tsx';
import styles from './face.module.css';
import { PERSONA_ART } from './persona-art.ts';

type Props = { subject: SubjectId; size?: number; title?: string; lazy?: boolean };

/** A teacher in a round window, in the subject's colours. */
export function Face({ subject, size = 116, ...rest }: Props) {
  return (
    <span className={styles.face} data-s={subject} style={{ '--size': `${size}px` }}>
      <Drawing src={PERSONA_ART[subject].idle} size={size} {...rest} />
    </span>
  );
}
