import { Icon } from '@noodlenaut/ui/icon';
import { Speak } from '../audio/speak.tsx';
import { AskGrownUp } from './ask-grown-up.tsx';
import styles from './locked-panel.module.css';

/** What a locked subject says on its own page: what is locked, that nothing of the child's is lost, and whom to ask. */
export function LockedPanel({ name }: { name: string }) {
  const title = `${name} is locked`;
  const text = 'You can look around. A grown-up can open it for you. What you finished stays yours.';
  return (
    <section className={styles.panel} aria-labelledby="locked">
      <span className={styles.lock}>
        <Icon name="lock" size={28} />
      </span>
      <div className={styles.words}>
        <h2 id="locked">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.act}>
        <Speak
          size="lg"
          label="Read aloud: what is locked"
          texts={[`${title}.`, text, 'Ask your grown-up.']}
        />
        <AskGrownUp />
      </div>
    </section>
  );
}
