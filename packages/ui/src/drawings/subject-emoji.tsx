import book from './art/emoji/book.svg?no-inline';
import chemistry from './art/emoji/chemistry.svg?no-inline';
import english from './art/emoji/english.svg?no-inline';
import geography from './art/emoji/geography.svg?no-inline';
import history from './art/emoji/history.svg?no-inline';
import it from './art/emoji/it.svg?no-inline';
import math from './art/emoji/math.svg?no-inline';
import robotics from './art/emoji/robotics.svg?no-inline';
import science from './art/emoji/science.svg?no-inline';
import { Drawing } from './drawing.tsx';

const EMOJI = new Map([
  ['math', { text: '🔢', art: math }],
  ['science', { text: '🔬', art: science }],
  ['english', { text: '📝', art: english }],
  ['history', { text: '🏛️', art: history }],
  ['geography', { text: '🌍', art: geography }],
  ['it', { text: '💻', art: it }],
  ['chemistry', { text: '🧪', art: chemistry }],
  ['robotics', { text: '🤖', art: robotics }],
]);
const BOOK = { text: '📚', art: book };

/** A subject's emoji, a generic book for any other; drawn, so that a device without an emoji font shows it too. Decorative. */
export function SubjectEmoji({ subject, size = 24 }: { subject: string; size?: number }) {
  const { text, art } = EMOJI.get(subject) ?? BOOK;
  return (
    <span aria-hidden="true">
      <Drawing src={art} size={size} title={text} />
    </span>
  );
}
