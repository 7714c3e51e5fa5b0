import { expect, test } from 'vitest';
import { helpLinesOf } from './help-page.ts';

test('the help page knows the lines of the United States', () => {
  expect(helpLinesOf('us')).toMatchObject({
    emergency: '911',
    lines: [{ number: '988' }, { number: '1-800-422-4453' }],
  });
  expect(helpLinesOf('xx')).toBeNull();
});
