import type { WordKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { WordTiles } from '../word-tiles.tsx';
import { LetterCard } from './letter-card.tsx';
import { SentenceParts } from './sentence-parts.tsx';
import { SoundBoxes } from './sound-boxes.tsx';

export const WORD_DRAWINGS: Drawings<WordKind> = {
  'letter-card': LetterCard,
  'sound-boxes': SoundBoxes,
  'word-tiles': ({ picture }) => <WordTiles {...picture} />,
  'sentence-parts': SentenceParts,
};
