import { expect, test } from 'vitest';
import { readOrder } from './read-order.ts';

test('turbo’s options stand before the second --, vitest’s patterns after it', () => {
  expect(readOrder(['rooms', '--force', '--filter=@noodlenaut/api', '--', 'any-order'])).toEqual({
    part: 'rooms',
    options: ['--force', '--filter=@noodlenaut/api'],
    forVitest: ['--', 'any-order', '--passWithNoTests'],
  });
  expect(readOrder(['e2e', '--force'])).toEqual({ part: 'e2e', options: ['--force'], forVitest: [] });
  expect(readOrder(['--force'])).toEqual({ part: 'all', options: ['--force'], forVitest: [] });
});
