import type { SubjectId } from '@noodlenaut/domain';
import type { ComponentType } from 'react';
import { Books } from './souvenirs/books.tsx';
import { Flag } from './souvenirs/flag.tsx';
import { Flask } from './souvenirs/flask.tsx';
import { Mountain } from './souvenirs/mountain.tsx';
import { Plant } from './souvenirs/plant.tsx';
import { Robot } from './souvenirs/robot.tsx';
import { Temple } from './souvenirs/temple.tsx';
import { Tower } from './souvenirs/tower.tsx';

const SOUVENIRS = {
  math: Flag,
  science: Plant,
  history: Temple,
  geography: Mountain,
  it: Tower,
  english: Books,
  chemistry: Flask,
  robotics: Robot,
} satisfies Record<SubjectId, ComponentType<{ place: number }>>;

/** What a finished lesson leaves on its planet: one drawing a subject, another shape at each place. Decoration. */
export function Souvenir({
  subject,
  place,
  size = 72,
}: {
  subject: SubjectId;
  place: number;
  size?: number;
}) {
  const Drawn = SOUVENIRS[subject];
  return (
    <svg
      viewBox="0 0 80 80"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawn place={place} />
    </svg>
  );
}
