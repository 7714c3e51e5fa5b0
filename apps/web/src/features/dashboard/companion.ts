/** All code of the companion that loads after the first screen, in one file. */
export { CompanionCard } from './companion-card.tsx';
export { CompanionGreeting } from './companion-greeting.tsx';
