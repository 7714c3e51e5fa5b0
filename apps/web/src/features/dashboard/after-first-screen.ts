/** What the home shows after its first screen, in one file: one request instead of one a part. */
export { CompanionCard } from './companion-card.tsx';
export { CompanionGreeting } from './companion-greeting.tsx';
export { LevelPanel } from './level-panel.tsx';
