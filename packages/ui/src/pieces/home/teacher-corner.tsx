import type { SubjectId } from '@noodlenaut/domain';
import { Persona } from '../../drawings/persona.tsx';
import { SpeechBubble } from '../lesson/speech-bubble.tsx';
import styles from './teacher-corner.module.css';

type Props = {
  subject: SubjectId;
  name: string;
  /** The greeting while it is shown. */
  says: string | null;
  talking?: boolean;
  /** Counts the presses: each lets the mouth begin anew. */
  turn?: number;
  /** Not yet: the place is kept free. */
  hidden?: boolean;
  onPress?: () => void;
};

/** The teacher in the margin of a subject; pressing says hello again. */
export function TeacherCorner({
  subject,
  name,
  says,
  talking = false,
  turn = 0,
  hidden = false,
  onPress,
}: Props) {
  return (
    <div className={styles.corner} data-hidden={hidden || undefined}>
      <div className={styles.says} aria-live="polite">
        {says !== null && (
          <SpeechBubble tail="down" className={styles.bubble}>
            {says}
          </SpeechBubble>
        )}
      </div>
      <button type="button" className={styles.who} aria-label={`${name}. Tap for a hello`} onClick={onPress}>
        <Persona key={turn} subject={subject} pose={talking ? 'talking' : 'idle'} size={290} />
      </button>
    </div>
  );
}
