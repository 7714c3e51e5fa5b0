import { seededDice, type Dice } from '@noodlenaut/domain';
import type { Question } from './question.ts';

/** Dice that fall alike for the same message at the same place of a conversation, and otherwise differ. */
export function diceOf({ message, turns }: Question, salt = 0): Dice {
  let hash = 0x811c9dc5;
  for (let index = 0; index < message.length; index += 1)
    hash = Math.imul(hash ^ message.charCodeAt(index), 0x01000193);
  return seededDice((hash + 977 * turns.length + 7919 * salt) >>> 0);
}
