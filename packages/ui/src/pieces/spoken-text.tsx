import { MathText } from './math-text.tsx';
import looks from './spoken-text.module.css';

type Props = {
  children: string;
  /** The word being read, by its first letter and the one after its last; null while nothing of this text is read. */
  word: { readonly start: number; readonly end: number } | null;
};

/** A text whose word being read is marked, so that ears and eyes go together. */
export function SpokenText({ children: text, word }: Props) {
  if (word === null || word.end <= word.start) return <MathText>{text}</MathText>;
  return (
    <>
      <MathText>{text.slice(0, word.start)}</MathText>
      <mark className={looks.word}>
        <MathText>{text.slice(word.start, word.end)}</MathText>
      </mark>
      <MathText>{text.slice(word.end)}</MathText>
    </>
  );
}
