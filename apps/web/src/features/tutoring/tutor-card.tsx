import { formatDollars, shownRating } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { ChooseTime } from './choose-time.tsx';
import { QuickBook } from './quick-book.tsx';
import { TutorFace } from './tutor-face.tsx';
import type { FamilySide, Tutor } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { nearTime } from './zones.ts';

/** A number from three ratings on, before that "New" (P5.37, P9.11). */
function Rating({ tutor: { rating, ratingCount, totalSessions } }: { tutor: Tutor }) {
  const shown = shownRating(rating, ratingCount);
  if (shown === null) return <Pill>New</Pill>;
  return (
    <span className={styles.rating}>
      <Icon name="star" size={20} />
      <b>{shown.toFixed(1)}</b>
      <span className="visually-hidden"> of 5</span>
      <span className="soft">
        · {totalSessions} {totalSessions === 1 ? 'session' : 'sessions'}
      </span>
    </span>
  );
}

type Props = { tutor: Tutor; place: number; side: FamilySide; now: Date };

/** A tutor with the two ways to book, which only a child has. */
export function TutorCard({ tutor, place, side, now }: Props) {
  const [opens, setOpens] = useState<'quick' | 'calendar' | null>(null);
  const { name, profileImage, specialties, bio, nextSlot, hourlyRate } = tutor;
  const close = () => setOpens(null);
  return (
    <li className={styles.tutor}>
      <div className={styles.who}>
        <TutorFace name={name} image={profileImage} place={place} />
        <div>
          <h3>{name}</h3>
          <Rating tutor={tutor} />
        </div>
      </div>
      <ul className={styles.tags} aria-label={`${name} teaches`}>
        {specialties.map((specialty) => (
          <li key={specialty}>
            <Pill>{specialty}</Pill>
          </li>
        ))}
        <li>
          <Pill tone="done" icon="shield">
            Verified
          </Pill>
        </li>
      </ul>
      {bio !== null && <p className={styles.bio}>{bio}</p>}
      <p className={styles.terms}>
        <span>
          <Icon name="calendar" size={20} />
          {nextSlot === null ? 'No free time yet' : nearTime(nextSlot, now)}
        </span>
        <span>
          <b>{formatDollars(hourlyRate)}</b> <span className="soft">an hour</span>
        </span>
      </p>
      {side === 'student' && nextSlot !== null && (
        <div className={styles.ways}>
          <FlatButton aria-label={`Quick book 60 minutes with ${name}`} onClick={() => setOpens('quick')}>
            Quick book
          </FlatButton>
          <FlatButton aria-label={`Choose a time with ${name}`} onClick={() => setOpens('calendar')}>
            Choose a time
          </FlatButton>
        </div>
      )}
      {opens === 'quick' && nextSlot !== null && <QuickBook tutor={tutor} onClose={close} />}
      {opens === 'calendar' && <ChooseTime tutor={tutor} onClose={close} />}
    </li>
  );
}
