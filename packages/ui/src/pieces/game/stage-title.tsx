import type { Ref } from 'react';
import styles from './stage-title.module.css';

type Props = { title: string; text?: string; headingRef?: Ref<HTMLHeadingElement> };

/** What this moment is about, in the middle over the rest. */
export const StageTitle = ({ title, text, headingRef }: Props) => (
  <div className={styles.title}>
    <h1 tabIndex={-1} ref={headingRef}>
      {title}
    </h1>
    {text !== undefined && <p className="soft">{text}</p>}
  </div>
);
