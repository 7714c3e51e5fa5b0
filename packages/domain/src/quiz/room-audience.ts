import { consentAllows, type ConsentMode } from '../access/decide.ts';
import type { ConsentScope } from '../access/matrix.ts';

/** Whose rooms a child may see and enter. */
export type RoomAudience = 'everybody' | 'class-and-family';

/**
 * The rooms of a child (PRODUCT 1 and 4, P4.06): with CONSENT_MODE=operator, or once a linked adult has agreed to games with
 * others, those of everybody; else those of the own class and family.
 */
export const roomAudience = (mode: ConsentMode, consents: ReadonlySet<ConsentScope>): RoomAudience =>
  consentAllows(mode, 'multiplayer', consents) ? 'everybody' : 'class-and-family';
