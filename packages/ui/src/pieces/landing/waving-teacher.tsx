import type { SubjectId } from '@noodlenaut/domain';
import { Suspense, lazy } from 'react';
import { Drawing } from '../../drawings/drawing.tsx';
import { PERSONA_ART } from '../../drawings/persona-art.ts';
import styles from './waving-teacher.module.css';

const WavingArm = lazy(() => import('./waving-arm.tsx'));

type Props = { subject: SubjectId; isWaving: boolean; size?: number; lazy?: boolean };

/** A teacher with an arm up while it waves. The second drawing is asked for by the first wave. */
export function WavingTeacher({ subject, isWaving, size = 240, lazy = false }: Props) {
  return (
    <span className={styles.waver} data-waves={isWaving || undefined}>
      <Drawing src={PERSONA_ART[subject].idle} size={size} lazy={lazy} />
      {isWaving && (
        <Suspense fallback={null}>
          <WavingArm subject={subject} size={size} />
        </Suspense>
      )}
    </span>
  );
}
