import { change, refuse, type Game, type Transition } from './quiz.ts';

/** All that children can say to each other in a game: six signs, no free text (P4.55). */
export const GAME_EMOJI = ['clap', 'smile', 'wow', 'thinking', 'party', 'strong'] as const;
export type GameEmoji = (typeof GAME_EMOJI)[number];

/** One in two seconds (P4.56). */
export const EMOJI_EVERY_MS = 2000;

/** Records that a player shows an emoji now. The room sends it to the others. */
export function showEmoji(game: Game, playerId: string, now: number): Transition {
  const player = game.players.get(playerId);
  if (player?.presence !== 'here') return refuse('not-in-this-game');
  if (player.emojiAt !== null && now - player.emojiAt < EMOJI_EVERY_MS) return refuse('too-soon');
  return change(game.quiz, [{ ...player, emojiAt: now }]);
}
