import type { ReactElement } from 'react';
import styles from './option-key.module.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const SHAPES: readonly ReactElement[] = [
  <circle key="a" cx="24" cy="24" r="21" fill="#0057e5" stroke="#0042b6" />,
  <rect key="b" x="4" y="4" width="40" height="40" rx="11" fill="#d6336c" stroke="#aa1c50" />,
  <path
    key="c"
    d="M24 4q3 0 4.5 3l16 30q3 6-3.5 6H7q-6.5 0-3.5-6l16-30Q21 4 24 4z"
    fill="#9b5de5"
    stroke="#5f2ba3"
  />,
  <path
    key="d"
    d="M24 1.5q3 0 5 2l15.5 15.5q4 4.5 0 9.5L29 44.5q-5 4-10 0L3.5 28.5q-4-5 0-9.5L19 3.5q2-2 5-2z"
    fill="#1b2450"
    stroke="#6d7ac3"
  />,
];

export const optionLetter = (index: number): string => LETTERS[index] ?? String(index + 1);

/** The letter of an option in its own shape and colour: A circle, B square, C triangle, D diamond. */
export function OptionKey({ index }: { index: number }) {
  return (
    <svg className={styles.key} viewBox="0 0 48 48" aria-hidden="true" strokeWidth="3">
      {SHAPES[index % SHAPES.length]}
      <text x="24" y={index % SHAPES.length === 2 ? 37 : 32} textAnchor="middle" fill="#fff">
        {optionLetter(index)}
      </text>
    </svg>
  );
}
