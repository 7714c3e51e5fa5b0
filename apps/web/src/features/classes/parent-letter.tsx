import { PRODUCT, spacedCode } from '@noodlenaut/domain';
import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { qrCells } from '../../lib/files/qr-cells.ts';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './parent-letters.module.css';

type Letters = Outputs['classes']['letters'];
type Props = { letter: Letters['letters'][number]; made: Letters; teacher: string };

/** The code is in the fragment of the address, which browsers do not send: no server and no log sees it. */
const addressOf = (code: string): string => `${location.origin}/family-code#${code}`;

/** One letter, in plain words: what it is, what a parent gets, how, and that nobody has to. */
export function ParentLetter({ letter: { name, code }, made, teacher }: Props) {
  const { className, operator, expiresAt } = made;
  return (
    <li className={styles.letter}>
      <h2>To the parents of {name}</h2>
      <p>
        In {className}, {name} learns with {PRODUCT.name}: short lessons and practice in math, science,
        reading and more.
      </p>
      <p>
        With an account of your own you see what {name} learns and what is hard, you decide about games with
        other children, the computer helper and tutoring, and you can save or delete what is kept about {name}
        .
      </p>
      <div className={styles.way}>
        <QrPicture cells={qrCells(addressOf(code))} label={`QR code for the parents of ${name}`} />
        <ol>
          <li>
            Scan this picture with a phone, or open <b>{location.host}/family-code</b>.
          </li>
          <li>Make an account as a parent, or power on with the one you have.</li>
          <li>
            Under Family, enter this code: <b className={styles.code}>{spacedCode(code)}</b>{' '}
            <span>It works for one grown-up, until {shortDay(expiresAt)}.</span>
          </li>
          <li>
            {name} then says yes on their own screen. Afterwards you can make a code for a second grown-up
            yourself.
          </li>
        </ol>
      </div>
      <p>
        Nobody has to. Without it {name} learns in the lessons all the same. Keep the code to yourself: it is
        only for you.
      </p>
      <p>{teacher}</p>
      <p className={styles.operator}>
        {operator === null
          ? 'Who runs this site and what is kept: '
          : `${operator} runs this site. What is kept: `}
        {location.host}/privacy
      </p>
    </li>
  );
}
