import { ANSWERS_TO_JUDGE, ANSWERS_TO_SHOW, PROGRESS_BANDS } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import styles from './skill-key.module.css';

/** What the signs and colours of the grid say. */
export const SkillKey = () => (
  <ul className={styles.key} aria-label="What the signs say">
    {PROGRESS_BANDS.map(({ id, word, icon, color, from }) => (
      <li key={id}>
        <Band tone={color} sign={icon}>
          {word}
          <span className="visually-hidden">, from {from} percent</span>
        </Band>
      </li>
    ))}
    <li>
      <Band sign="dots">Not started</Band>
    </li>
    <li className={styles.few}>{`Dashed: few answers, ${ANSWERS_TO_SHOW} to ${ANSWERS_TO_JUDGE - 1}`}</li>
  </ul>
);
