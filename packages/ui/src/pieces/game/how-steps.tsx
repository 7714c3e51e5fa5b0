import styles from './how-steps.module.css';

type Props = { steps: readonly { readonly title: string; readonly text: string }[] };

/** How to play, in numbered steps. */
export const HowSteps = ({ steps }: Props) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, at) => (
      <li key={title}>
        <span className={`num ${styles.number ?? ''}`} aria-hidden="true">
          {at + 1}
        </span>
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
