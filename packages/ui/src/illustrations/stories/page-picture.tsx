import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Words } from '../parts/words.tsx';
import { PageSheet } from './page-sheet.tsx';
import { ParagraphLines } from './paragraph-lines.tsx';
import { paragraphs } from './paragraphs.ts';

const MARGIN = 46;
const HEAD = 50;
const FOOT = 34;

/** A written page: what it is shows in its paper, what it says stands on it. */
export function PagePicture({ picture: { look, title, lines, footer, alt } }: Drawn<'page'>) {
  const width = BOARD - 2 * MARGIN - (look === 'book' ? 20 : 0);
  const left = (BOARD - width) / 2 + (look === 'book' ? 12 : 0);
  const central = look === 'poster' || look === 'sign' || look === 'ticket';
  const text = paragraphs(lines, width, 330, central ? 30 : 26);
  const head = title === undefined ? 0 : HEAD;
  const top = look === 'sign' || look === 'ticket' ? 34 : 44;
  const high = Math.max(
    150,
    top + head + text.height + (footer === undefined ? 0 : FOOT) + (look === 'poster' ? 44 : 30),
  );
  const post = look === 'sign' ? 46 : 0;
  return (
    <Board alt={alt} height={high + post} bare>
      <PageSheet look={look} width={BOARD} height={high} />
      {title !== undefined && (
        <>
          <Words
            text={title}
            x={left + width / 2}
            y={top + 12}
            width={width}
            height={44}
            size={look === 'newspaper' ? 36 : 32}
          />
          {look === 'newspaper' && (
            <path d={`M${left} ${top + 36}h${width}m0 5h${-width}`} stroke="#1b2450" strokeWidth="2" />
          )}
        </>
      )}
      <ParagraphLines
        of={text}
        x={central ? left + width / 2 : left}
        y={top + head}
        width={width}
        anchor={central ? 'middle' : 'start'}
      />
      {footer !== undefined && (
        <Words
          text={footer}
          x={left + width}
          y={high - (look === 'poster' ? FOOT + 12 : FOOT)}
          width={width}
          size={20}
          anchor="end"
          fill="#4a5178"
        />
      )}
    </Board>
  );
}
