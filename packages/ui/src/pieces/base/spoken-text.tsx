import { MathText } from './math-text.tsx';
import styles from './spoken-text.module.css';

/** By its first letter and the one after its last. */
export type WordSpan = { readonly start: number; readonly end: number };

type Props = {
  children: string;
  /** The word being read; null while nothing of this text is read. */
  word: WordSpan | null;
  /** As for `MathText`. */
  large?: boolean;
};

/** A text in which the word being read aloud is marked. */
export function SpokenText({ children: text, word, large = false }: Props) {
  if (word === null || word.end <= word.start) return <MathText large={large}>{text}</MathText>;
  return (
    <>
      <MathText>{text.slice(0, word.start)}</MathText>
      <mark className={styles.word}>
        <MathText large={large}>{text.slice(word.start, word.end)}</MathText>
      </mark>
      <MathText>{text.slice(word.end)}</MathText>
    </>
  );
}
