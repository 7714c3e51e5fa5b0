import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnAlias } from './aliases.ts';
import { rematchFace, type PlayedSeat } from './rematch-face.ts';

const SEED = 7;
const played = (userId: string, seat: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  userId,
  seat,
  isOfRematch: false,
  seed: SEED,
  alias: null,
  avatar: null,
  ...more,
});
const COMET = { name: 'Comet Fox', avatar: 'fox-sky' } as const;

test('[P4.45] who played keeps name and animal in the rematch, drawn or chosen', () => {
  const seats = [
    played('ada', 1),
    played('bob', 2, { alias: COMET.name, avatar: COMET.avatar }),
    played('cleo', 3),
  ];
  expect(rematchFace(seats, 'cleo')).toEqual(drawnAlias(SEED, 3));
  expect(rematchFace(seats, 'bob')).toEqual(COMET);
});

test('a newcomer takes no name of somebody who may still come', () => {
  const seats = [played('bob', 1, { alias: COMET.name, avatar: COMET.avatar }), played('ada', 2)];
  const given = rematchFace(seats, 'new')?.name;
  expect(given).toBeDefined();
  expect([COMET.name, drawnAlias(SEED, 2).name]).not.toContain(given);
  expect(rematchFace([played('ada', 1, { seed: null })], 'ada')).toBeNull();
});

test('[P1.51] in whatever order old and new players come, no two of a rematch have one name', () => {
  const comers = fc.uniqueArray(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), comers, (seed, order) => {
      const game = Array.from({ length: 8 }, (_, at) => played(`${at + 1}`, at + 1, { seed }));
      const room: PlayedSeat[] = [];
      for (const [at, who] of order.entries()) {
        const face = rematchFace([...game, ...room], `${who}`);
        expect(face).not.toBeNull();
        room.push(
          played(`${who}`, at + 1, {
            isOfRematch: true,
            seed: null,
            alias: face?.name ?? null,
            avatar: face?.avatar ?? null,
          }),
        );
      }
      expect(new Set(room.map(({ alias }) => alias)).size).toBe(order.length);
    }),
  );
});
