import { gradeLabel } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Speak } from '../../lib/audio/speak.tsx';
import styles from './grade-undo.module.css';

type Props = { grade: Grade; before: Grade; isPending: boolean; onUndo: () => void };

const inWords = (grade: Grade): string =>
  grade === 'pre-k' ? 'Pre-K' : grade === 'k' ? 'Kindergarten' : `${gradeLabel(grade)} grade`;

/** Right after a change, above everything: which grade it is now, and one press back to the one before. */
export function GradeUndo({ grade, before, isPending, onUndo }: Props) {
  const says = `Your grade is now ${inWords(grade)}.`;
  const back = `Back to ${inWords(before)}`;
  return (
    <section className={styles.undo} aria-label="Your grade changed">
      <output>{says}</output>
      <div className={styles.ways}>
        <Speak label="Read aloud: your grade changed" texts={[says, `Tap ${back}.`]} />
        <StickerButton size="lg" icon="arrow-left" pending={isPending} onClick={onUndo}>
          {back}
        </StickerButton>
      </div>
    </section>
  );
}
