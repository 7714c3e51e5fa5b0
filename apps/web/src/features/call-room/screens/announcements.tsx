import { useEffect, useState } from 'react';
import type { CallView } from '../wire/create-call.ts';
import styles from './live-room.module.css';

const SHOWN_MS = 8000;

/** Comings and goings: read to those who do not see, and shown for a while (P5.30). */
export function Announcements({ announcement }: { announcement: CallView['announcement'] }) {
  const [over, setOver] = useState(0);
  const number = announcement?.number ?? 0;
  useEffect(() => {
    if (number === 0) return undefined;
    const timer = setTimeout(() => setOver(number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <p className={number > over ? styles.announcement : 'visually-hidden'} aria-live="polite">
      {number > over ? announcement?.text : ''}
    </p>
  );
}
