import { GAMES } from './screens/game-screens.ts';
import { GROWN_UP } from './screens/grown-up-screens.ts';
import { LESSONS } from './screens/lesson-screens.ts';
import type { Screen } from './screens/screen.ts';
import { STUDENT } from './screens/student-screens.ts';
import { VISITOR } from './screens/visitor-screens.ts';

export const SCREENS: {
  readonly visitor: readonly Screen[];
  readonly student: readonly Screen[];
  readonly lessons: readonly Screen[];
  readonly 'grown-up': readonly Screen[];
  readonly games: readonly Screen[];
} = {
  visitor: VISITOR,
  student: STUDENT,
  lessons: LESSONS,
  'grown-up': GROWN_UP,
  games: GAMES,
};
