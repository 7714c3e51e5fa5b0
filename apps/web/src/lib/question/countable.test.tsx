import type { Card, Illustration } from '@noodlenaut/domain';
import DrawnPicture from '@noodlenaut/ui/illustration';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countable } from './countable.ts';

const cards = (...all: Card[]) => countable({ kind: 'picture-cards', cards: all, alt: 'Cards' });

test('coins are counted', () => {
  expect(countable({ kind: 'coins', coins: ['dime', 'nickel'], alt: 'Coins' })).toBe(2);
});

test('cards are counted where they show several of something, on one card or on many', () => {
  expect(cards({ thing: 'canned-food', count: 4 }, { thing: 'magnet' })).toBe(5);
  expect(cards({ thing: 'drum' }, { thing: 'drum' }, { thing: 'bell' })).toBe(3);
  expect(cards({ shape: 'circle', color: 'red' }, { shape: 'circle' }, { shape: 'heart' })).toBe(3);
});

test('cards that name what a question speaks of, and signs, are nothing to count', () => {
  expect(cards({ thing: 'lion' }, { thing: 'desert' })).toBe(0);
  expect(cards({ thing: 'owl' }, { text: 'A' }, { text: 'A' }, { blank: true }, { blank: true })).toBe(0);
});

const SETS: readonly Illustration[] = [
  { kind: 'coins', coins: ['quarter', 'dime', 'five-dollars'], alt: 'Money' },
  { kind: 'picture-cards', cards: [{ thing: 'canned-food', count: 4 }, { thing: 'magnet' }], alt: 'Cans' },
  {
    kind: 'picture-cards',
    cards: [{ shape: 'circle' }, { shape: 'circle' }, { text: 'A' }],
    alt: 'Buttons and a letter',
  },
];

test.for(SETS)('a tap finds as many pieces as there are to count: $alt', async (picture) => {
  await act(async () => render(<DrawnPicture picture={picture} />));
  await screen.findByRole('img', { name: picture.alt });
  expect(document.querySelectorAll('svg [data-count]')).toHaveLength(countable(picture));
});
