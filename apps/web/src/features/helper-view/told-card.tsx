import { Icon } from '@noodlenaut/ui/icon';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import styles from './helper-view.module.css';

const TOLD = [
  'the grade',
  'the lesson or practice question on the screen',
  'which options of it were chosen and wrong',
  'what was said in the same talk, for half an hour',
];
const NEVER = [
  'name, age, school and user name',
  'who the family is',
  'what was said on other days',
  'phone numbers and addresses: they are taken out before anything is stored',
];

const Words = ({ title, icon, words }: { title: string; icon: 'check' | 'shield'; words: string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <Icon name={icon} size={18} />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** What the helper knows of a child when it answers, and what it never knows. */
export const ToldCard = ({ name }: { name: string }) => (
  <FlatPanel title={`What the helper is told about ${name}`}>
    <div className={styles.told}>
      <Words title="With every question" icon="check" words={TOLD} />
      <Words title="Never" icon="shield" words={NEVER} />
    </div>
  </FlatPanel>
);
