/** All of Miso that comes after the first screen, in one request. */
export { CompanionCard } from './companion-card.tsx';
export { CompanionGreeting } from './companion-greeting.tsx';
