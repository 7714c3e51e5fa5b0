import { consentAllows, type ConsentMode, type ConsentWords } from '../access/decide.ts';

/** Whose rooms a child may see and enter. */
export type RoomAudience = 'everybody' | 'class-and-family';

/**
 * The rooms that a child may see (P4.06): all of them with CONSENT_MODE=operator, or when a linked adult agreed to games with
 * others. Otherwise, or after that consent was withdrawn, only rooms of the child's own classes and family.
 */
export const roomAudience = (mode: ConsentMode, words: ConsentWords): RoomAudience =>
  consentAllows(mode, 'multiplayer', words) ? 'everybody' : 'class-and-family';
