import { classNames } from '../../styles/class-names.ts';
import styles from './math-text.module.css';

const FRACTION = /(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])/g;

type Props = {
  children: string;
  /** Nothing but a fraction is set large, as on an option. */
  large?: boolean;
};

/** Text with its fractions set one number over the other, each with a spoken name. */
export function MathText({ children, large }: Props) {
  const parts = children.split(FRACTION);
  if (parts.length === 1) return children;
  return (
    <>
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 2) return null;
        const below = parts[index + 1] ?? '';
        return (
          <span key={index} className={classNames(styles.fraction, large && styles.large)}>
            <span className="visually-hidden">{` ${part} over ${below} `}</span>
            <span className={styles.part} aria-hidden="true">
              {part}
            </span>
            <span className={styles.part} aria-hidden="true">
              {below}
            </span>
          </span>
        );
      })}
    </>
  );
}
