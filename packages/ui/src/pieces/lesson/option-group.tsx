import { useId } from 'react';
import type { ReactNode } from 'react';
import { OptionCard } from './option-card.tsx';
import type { OptionState } from './option-card.tsx';
import type { WordSpan } from '../base/spoken-text.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './option-group.module.css';
import rows from './option-rows.module.css';

type Props = {
  /** The id of the question. */
  labelledBy: string;
  options: readonly string[];
  /** A drawing for each option, in the same order. */
  pictures?: readonly ReactNode[] | undefined;
  /** The option being read aloud, and its word. */
  reading?: (WordSpan & { readonly option: number }) | null;
  chosen: number | null;
  onChoose: (index: number) => void;
  /** The index of the right one, known after checking. */
  right?: number | null;
  /** The answer is being checked: nothing can be changed. */
  locked?: boolean;
};

/** Letters of the longest word that half a phone's width holds beside the answer's letter, and below it in smaller type. */
const WORD_THAT_FITS = 7;
const WORD_THAT_FITS_ALONE = 12;

function stateOf(index: number, { chosen, right = null, locked = false }: Props): OptionState {
  if (right !== null) return index === right ? 'right' : index === chosen ? 'yours' : 'other';
  if (locked) return 'locked';
  return index === chosen ? 'chosen' : 'open';
}

/** The answers of a question: native radios, so the arrow keys rove and the group is one Tab stop. */
export function OptionGroup(props: Props) {
  const { labelledBy, options, pictures, reading = null, chosen, onChoose } = props;
  const name = useId();
  const long = pictures === undefined && options.some((option) => option.length > 14);
  const longest = Math.max(...options.flatMap((option) => option.split(/\s/).map((word) => word.length)));
  const wordy = longest > WORD_THAT_FITS_ALONE ? 'very' : longest > WORD_THAT_FITS ? 'rather' : undefined;
  return (
    <div
      className={classNames(styles.options, rows.rows)}
      role="radiogroup"
      aria-labelledby={labelledBy}
      data-long={long || undefined}
      data-wordy={wordy}
      data-pictured={pictures?.length}
    >
      {options.map((text, index) => (
        <OptionCard
          key={index}
          name={name}
          index={index}
          text={text}
          word={reading?.option === index ? reading : null}
          state={stateOf(index, props)}
          checked={chosen === index}
          short={!long}
          picture={pictures?.[index]}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
