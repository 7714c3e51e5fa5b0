import { consentAllows, type ConsentMode, type ConsentWords } from '../access/decide.ts';

/** Whose rooms a child may see and enter. */
export type RoomAudience = 'everybody' | 'class-and-family';

/**
 * The rooms of a child (P4.06): with CONSENT_MODE=operator, or once a linked adult has agreed to games with
 * others, those of everybody; else, and once that was taken back, those of the own class and family.
 */
export const roomAudience = (mode: ConsentMode, words: ConsentWords): RoomAudience =>
  consentAllows(mode, 'multiplayer', words) ? 'everybody' : 'class-and-family';
