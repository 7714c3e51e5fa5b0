import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsWith } from './conflicts-with.ts';
import { slowIsOpen } from './testing/slow-slots.ts';
import { searchAroundChange } from './testing/tutor-days.ts';

test('bookings outside of changed hours are those with a minute at which the tutor’s wall shows a closed time', () => {
  fc.assert(
    fc.property(searchAroundChange, ({ availability, busy }) => {
      const outside = busy.filter(({ start, end }) => {
        for (let at = start.getTime(); at < end.getTime(); at += 60_000)
          if (!slowIsOpen(availability, at)) return true;
        return false;
      });
      expect(conflictsWith(availability, busy)).toEqual(outside);
    }),
    { numRuns: 1000 },
  );
});
