import type { Outputs } from '../../lib/api/replies.ts';
import styles from './own-data.module.css';

type Own = Outputs['privacy']['own'];

function lineOfChild({ name, heir, isPrimary }: Own['children'][number]): string {
  if (heir === null)
    return `${name} is left without a grown-up: whoever else is linked leaves too, or cannot sign in.`;
  return isPrimary ? `${name} stays. ${heir} decides from then on.` : `${name} stays with ${heir}.`;
}

const keepersOf = (pupils: number): string =>
  pupils === 1
    ? 'Its one pupil keeps the account and what was learned.'
    : `Its ${pupils} pupils keep their accounts and what they learned.`;

function lineOfClass({ name, pupils, alone, heir }: Own['classes'][number]): string {
  if (heir !== null) return `${name} goes on with ${heir}.`;
  if (pupils === 0) return `${name} ends.`;
  const ends = `${name} ends. ${keepersOf(pupils)}`;
  if (alone === 0) return ends;
  return `${ends} ${alone === 1 ? 'One has' : `${alone} have`} no linked grown-up: only who runs this site can then help with the sign-in.`;
}

/** What is deleted together with the account, a line each; nothing when it is the account alone. */
export function WhatEnds({ own: { children, classes, sessions, aloneDays } }: { own: Own }) {
  const isAnyAlone = classes.some(({ heir, alone }) => heir === null && alone > 0);
  const others = children.filter(({ isAlone }) => !isAlone);
  const isEnding = classes.some(({ heir, pupils }) => heir === null && pupils > 0);
  if (others.length + classes.length + sessions === 0) return null;
  return (
    <>
      <ul className={styles.ends} aria-label="What becomes of whom">
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
      {isAnyAlone && aloneDays !== null && (
        <p>A pupil without a class and without a grown-up is erased {aloneDays} days later.</p>
      )}
    </>
  );
}
