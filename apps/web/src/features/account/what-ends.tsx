import type { Replies } from '../../lib/wire.ts';
import looks from './own-data.module.css';

type Own = Replies['privacy.own'];

function lineOfChild({ name, heir, isPrimary }: Own['children'][number]): string {
  if (heir === null)
    return `${name} is left without a grown-up: whoever else is linked leaves too, or cannot sign in.`;
  return isPrimary ? `${name} stays. ${heir} decides from then on.` : `${name} stays with ${heir}.`;
}

const pupilsOf = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

function lineOfClass({ name, pupils, alone, heir }: Own['classes'][number]): string {
  if (heir !== null) return `${name} goes on with ${heir}.`;
  if (pupils === 0) return `${name} ends.`;
  const ends = `${name} ends. Its ${pupilsOf(pupils)} keep${pupils === 1 ? 's' : ''} the account and what was learned.`;
  if (alone === 0) return ends;
  return `${ends} Without a linked grown-up ${alone === 1 ? 'is 1' : `are ${alone}`}: only who runs this site can help with the sign-in then.`;
}

/** What hangs on the account, a line each; nothing when it is only the account. */
export function WhatEnds({ own: { children, classes, sessions } }: { own: Own }) {
  const others = children.filter(({ isAlone }) => !isAlone);
  const isEnding = classes.some(({ heir, pupils }) => heir === null && pupils > 0);
  if (others.length + classes.length + sessions === 0) return null;
  return (
    <>
      <ul className={looks.ends} aria-label="What becomes of whom">
        {others.map((child) => (
          <li key={child.id}>{lineOfChild(child)}</li>
        ))}
        {classes.map((room) => (
          <li key={room.id}>{lineOfClass(room)}</li>
        ))}
        {sessions > 0 && (
          <li>
            {sessions === 1 ? 'A tutoring session' : `${sessions} tutoring sessions`} to come will not take
            place. Please tell the families.
          </li>
        )}
      </ul>
      {isEnding && <p>To keep a class, invite a colleague to it before.</p>}
    </>
  );
}
