import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { AVATARS, drawnAlias } from './aliases.ts';
import { aliasOf, aliasOfFace, avatarParts, FACE_WORDS, proposedWords } from './faces.ts';
import { newGame } from './new-game.ts';
import { join } from './seats.ts';
import { applyChange, type QuizSettings } from './quiz.ts';
import { restoreGame } from './restore-game.ts';

const SETTINGS: QuizSettings = {
  gameType: 'class-quiz',
  grade: '3rd',
  scoring: 'calm',
  seats: 60,
  questionCount: 5,
  answerTime: 'usual',
  crews: 0,
  robots: false,
  seed: 7,
};
const FOX = aliasOfFace({ animal: 'fox', colour: 'mint', word: 'Comet' });

test('[P1.51] a chosen name is never one that a seat may draw', () => {
  const drawn = new Set(Array.from({ length: 2000 }, (_, at) => drawnAlias(3, at + 1).name));
  for (const word of FACE_WORDS)
    for (const animal of AVATARS)
      expect(drawn.has(aliasOfFace({ word, animal, colour: 'sky' }).name)).toBe(false);
});

test('an avatar tells its animal and the place of its colour', () => {
  expect(avatarParts('fox')).toEqual({ animal: 'fox', colour: null });
  expect(avatarParts('fox-mint')).toEqual({ animal: 'fox', colour: 2 });
});

test('who comes with a face has it in the whole game, also after a crash; the others have the drawn one', () => {
  let game = newGame(SETTINGS, [], 'host', 0);
  for (const [at, face] of [FOX, null].entries()) {
    const newcomer = { id: String(at), seat: at + 1, hasExtraTime: false, face };
    const joined = join(game, newcomer, 0);
    if (joined.ok) game = applyChange(game, joined.change);
  }
  const names = ({ quiz }: typeof game) => [1, 2].map((seat) => aliasOf(quiz, seat));
  expect(names(game)).toEqual([FOX, drawnAlias(7, 2)]);
  const recorded = [...game.players.values()].map((player) => ({
    ...player,
    face: game.quiz.faces.get(player.seat) ?? null,
    isRemoved: false,
    isGone: false,
  }));
  expect(names(restoreGame(newGame(SETTINGS, [], 'host', 0).quiz, recorded, 0))).toEqual(names(game));
});

test('six names are proposed, the chosen one first, none twice', () => {
  const words = proposedWords('Comet', seededDice(1));
  expect(words[0]).toBe('Comet');
  expect(new Set(words).size).toBe(6);
  expect(proposedWords(null, seededDice(1))).not.toEqual(proposedWords(null, seededDice(2)));
});
