import styles from './answered-count.module.css';

type Props = { count: number; of: number; text: string };
/** More dots than these say nothing more. */
const DOTS = 60;

/** How many have answered, as a number and as dots, beside the code. */
export const AnsweredCount = ({ count, of, text }: Props) => (
  <div className={styles.count}>
    <output>
      <b className="num">{count}</b> <span>{text}</span>
    </output>
    {of <= DOTS && (
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <i key={at} data-on={at < count || undefined} />
        ))}
      </div>
    )}
  </div>
);
