import type {} from '../../styles/css-properties.ts';
import type { ReactElement } from 'react';
import styles from './crew-mark.module.css';

/** By the number of the team. Name, emblem and colour always stand together. */
export const CREW_NAMES = [
  'Comet Crew',
  'Nova Crew',
  'Orbit Crew',
  'Moon Crew',
  'Galaxy Crew',
  'Meteor Crew',
] as const;

export const crewName = (team: number): string => CREW_NAMES[team] ?? `Crew ${team + 1}`;

/** Colours what is inside by the crew: `--c` the light tone, `--ce` its edge. */
export const crewTone = (team: number) => ({
  className: styles.tone ?? '',
  'data-crew': team % CREW_NAMES.length,
});

const EMBLEMS: readonly { readonly drawn: ReactElement }[] = [
  {
    drawn: (
      <>
        <path d="M28 20L7 33M25 13L9 21M33 28L20 37" data-part="line" />
        <path d="M33 7l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7L33 21.3l-5.9 3.7 1.7-6.7-5.3-4.4 6.9-.5z" />
      </>
    ),
  },
  { drawn: <path d="M24 5l4 14.3L42 14 32.5 24 42 34l-14-5.3L24 43l-4-14.3L6 34l9.5-10L6 14l14 5.3z" /> },
  {
    drawn: (
      <>
        <ellipse cx="24" cy="25" rx="20" ry="7" transform="rotate(-18 24 25)" data-part="line" />
        <circle cx="24" cy="24" r="11" />
      </>
    ),
  },
  { drawn: <path d="M30 6a19 19 0 1 0 12 26A16 16 0 0 1 30 6z" /> },
  {
    drawn: (
      <>
        <path d="M24 24c0-6 9-6 9 1s-10 11-16 6-4-19 8-19 17 10 13 19" data-part="line" />
        <circle cx="24" cy="24" r="5" />
        <circle cx="9" cy="13" r="3" />
        <circle cx="38" cy="38" r="3" />
      </>
    ),
  },
  {
    drawn: (
      <>
        <path d="M27 21L42 6M22 16l8-9M32 27l10-8" data-part="line" />
        <circle cx="18" cy="30" r="12" />
        <circle cx="15" cy="27" r="2.5" data-part="hole" />
        <circle cx="21" cy="34" r="3" data-part="hole" />
      </>
    ),
  },
];

/** The sign of a crew; decoration beside its name. */
export const CrewEmblem = ({ team, size = 44 }: { team: number; size?: number }) => (
  <svg className={styles.emblem} viewBox="0 0 48 48" style={{ '--size': `${size}px` }} aria-hidden="true">
    <circle cx="24" cy="24" r="23" data-part="ground" />
    <g transform="translate(6 6) scale(0.75)">{EMBLEMS[team % CREW_NAMES.length]?.drawn}</g>
  </svg>
);

/** Emblem and name beside each other. */
export const CrewName = ({ team, size = 36, note }: { team: number; size?: number; note?: string }) => {
  const { className, ...data } = crewTone(team);
  return (
    <span className={`${className} ${styles.name ?? ''}`} {...data}>
      <CrewEmblem team={team} size={size} />
      <span>
        <b>{crewName(team)}</b> {note !== undefined && <small>{note}</small>}
      </span>
    </span>
  );
};
