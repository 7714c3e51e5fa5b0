import { CallButton } from '../screens/call-button.tsx';
import styles from './lesson.module.css';

type Props = {
  title: string;
  step: number;
  of: number;
  /** Null: only the tutor turns the pages. */
  onStep: ((step: number) => void) | null;
  onClose: (() => void) | null;
};

/** Which lesson and which question, with the tutor's ways through it. */
export const LessonBar = ({ title, step, of, onStep, onClose }: Props) => (
  <div className={styles.bar}>
    <p className={styles.title}>
      <b>{title}</b>
      <span className="soft">
        Question {step + 1} of {of}
      </span>
    </p>
    {onStep && (
      <>
        <CallButton
          icon="back"
          label="Question before"
          words="icon"
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        />
        <CallButton
          icon="next"
          label="Next question"
          words="icon"
          disabled={step + 1 >= of}
          onClick={() => onStep(step + 1)}
        />
      </>
    )}
    {onClose && <CallButton icon="close" label="Close the lesson" words="icon" onClick={onClose} />}
  </div>
);
