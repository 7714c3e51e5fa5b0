import type { ReactElement } from 'react';
import { optionLetter } from '../lesson/option-key.tsx';
import styles from './answer-colours.module.css';

const SHAPES = 4;
/** Star, planet, crystal, rocket: the letter inside its shape, in its colour, so that one of the three is enough. */
const DRAWN: readonly { readonly shape: ReactElement; readonly baseline: number }[] = [
  {
    shape: (
      <path d="M30 4l7.3 15.2 16.7 2.2-12.3 11.5 3.1 16.6L30 41.3l-14.8 8.2 3.1-16.6L6 21.4l16.7-2.2z" />
    ),
    baseline: 36,
  },
  {
    shape: (
      <>
        <ellipse cx="30" cy="31" rx="28" ry="8" transform="rotate(-18 30 31)" />
        <circle cx="30" cy="30" r="18.5" />
      </>
    ),
    baseline: 37,
  },
  { shape: <path d="M17 6h26l12 17-25 31L5 23z" />, baseline: 34 },
  {
    shape: <path d="M30 3c10 7 13 17 13 27l8 9v12l-12-6H21L9 51V39l8-9C17 20 20 10 30 3z" />,
    baseline: 36,
  },
];

/** What `data-place` colours: the badge belongs to the place, not to the option. */
export const placeLook = (place: number) => ({
  className: styles.place ?? '',
  'data-place': place % SHAPES,
});

export function AnswerBadge({ place, className }: { place: number; className?: string | undefined }) {
  const { shape, baseline } = DRAWN[place % SHAPES] ?? { shape: null, baseline: 36 };
  return (
    <svg className={`${styles.badge ?? ''} ${className ?? ''}`} viewBox="0 0 60 58" aria-hidden="true">
      {shape}
      <text x="30" y={baseline} textAnchor="middle">
        {optionLetter(place)}
      </text>
    </svg>
  );
}
