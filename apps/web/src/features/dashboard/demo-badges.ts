/** The four that can be tried out (S9.34); titles, badges and words are those of the rules in domain. */
export const DEMO_BADGES = [
  {
    key: 'first-steps',
    badge: 'badge-first-steps',
    title: 'First Steps',
    text: 'You finished your first lesson!',
    goal: 'Your first lesson',
  },
  {
    key: 'three-day-streak',
    badge: 'badge-three-days',
    title: '3-Day Streak',
    text: 'You learned three days in a row!',
    goal: 'Three days in a row',
  },
  {
    key: 'perfect-score',
    badge: 'badge-perfect-score',
    title: 'Perfect Score',
    text: 'You got 100% on a lesson!',
    goal: '100% on a lesson',
  },
  {
    key: 'math-master',
    badge: 'badge-math-master',
    title: 'Math Master',
    text: 'You finished 10 math lessons!',
    goal: '10 math lessons',
  },
] as const;
