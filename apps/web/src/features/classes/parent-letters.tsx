import type { Outputs } from '../../lib/api/replies.ts';
import { ParentLetter } from './parent-letter.tsx';
import styles from './parent-letters.module.css';
import { PrintedPage } from './printed-page.tsx';

type Props = { made: Outputs['classes']['letters']; teacher: string; onDone: () => void };

/** Letters to print, one page each. */
export const ParentLetters = ({ made, teacher, onDone }: Props) => (
  <PrintedPage
    name="Letters to parents"
    heading={`${made.letters.length === 1 ? 'One letter' : `${made.letters.length} letters`} to parents of ${made.className}`}
    text="Their codes are shown only here. Each works for one grown-up, within 7 days; a new letter ends the code of the one before."
    print="Print the letters"
    question="Are all letters printed? Their codes cannot be shown again."
    leaving={{
      title: 'Leave the letters?',
      text: 'Their codes cannot be shown again. Print them first, or write new letters later, which end these codes.',
      stay: 'Stay with the letters',
    }}
    onDone={onDone}
  >
    <ul className={styles.letters} aria-label="Letters to parents">
      {made.letters.map((letter) => (
        <ParentLetter key={letter.childId} letter={letter} made={made} teacher={teacher} />
      ))}
    </ul>
  </PrintedPage>
);
